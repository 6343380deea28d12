/** Code of the site that could not be loaded: it is gone with an old build, or the network failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}
