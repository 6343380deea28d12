/** Endings of files that programs read: a missing one is never answered with a page. */
export const dataEndings =
  'avif|css|gif|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|wasm|webmanifest|webp|woff2?|xml'

const data = new RegExp(`^/(assets|builds)/|\\.(${dataEndings})$`, 'i')

/** Whether a path asks for data rather than for a page. */
export const isDataPath = (path: string): boolean => data.test(path)
