/** Time as the services see it, in milliseconds. The functions are called bare: bind them to the window. */
export interface Clock {
  readonly now: () => number
  readonly setTimeout: (callback: () => void, delay: number) => number
  readonly clearTimeout: (timer: number) => void
}

/** Browsers keep delays in 32 bits: a longer one fires at once. */
export const longestDelay = 2 ** 31 - 1
