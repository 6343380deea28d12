/** Milliseconds since 1970. */
export type Clock = () => number

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A moment as answers write it. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
