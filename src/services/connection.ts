/** What a browser tells of its connection (`navigator.connection`); many tell nothing. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether things may be fetched ahead of their need: not for Save-Data, not on 2g and slow-2g. */
export const mayFetchAhead = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
