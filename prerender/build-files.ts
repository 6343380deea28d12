/** The files by which an open page learns of a new build. */
export function buildFiles(
  id: string,
  timestamp: number,
  prerendered: readonly string[],
): { path: string; content: string }[] {
  return [
    { path: 'builds/latest.json', content: `${JSON.stringify({ id, timestamp })}\n` },
    { path: `builds/meta/${id}.json`, content: `${JSON.stringify({ id, timestamp, prerendered })}\n` },
  ]
}

/** Milliseconds; the time of the source where a reproducible build asks for it. */
export const buildTime = (sourceDateEpoch: string | undefined, now: () => number): number =>
  sourceDateEpoch ? Number(sourceDateEpoch) * 1000 : now()
