import { useEffect, useState } from 'react'

/** A value once it has not changed for some milliseconds: for saying it to those who listen, without chatter. */
export function useSettled<Value>(value: Value, delay = 1000): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), delay)
    return () => window.clearTimeout(timer)
  }, [value, delay])
  return settled
}
