import fs from 'node:fs'
import { vi } from 'vitest'

type Write = (fd: number, bytes: Uint8Array, offset: number, length: number, position: number) => number

/** Bytes: not even the header of a database. */
const few = 20

/** Calls `look` at every write to the disk while `work` goes on, when a part of it is done, and when all of it is. */
export async function atEachWrite(look: () => void, work: () => Promise<void>): Promise<void> {
  // The one of its shapes that the database uses.
  const write = fs.writeSync.bind(fs) as Write
  const slowly: Write = (fd, bytes, offset, length, position) => {
    write(fd, bytes, offset, Math.min(few, length - 1), position)
    look()
    const written = write(fd, bytes, offset, length, position)
    look()
    return written
  }
  const spy = vi.spyOn(fs, 'writeSync').mockImplementation(slowly as typeof fs.writeSync)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
}
