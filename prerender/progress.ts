import cliProgress from 'cli-progress'

export interface Progress {
  step: () => void
  stop: () => void
}

/** How often a log gets a line. */
const pagesPerLine = 1000

function bar(total: number, stream: NodeJS.WriteStream): Progress {
  const single = new cliProgress.SingleBar(
    { format: 'Pages {bar} {value} of {total}', stream, hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  )
  single.start(total, 0)
  return { step: () => single.increment(), stop: () => single.stop() }
}

function lines(total: number, stream: NodeJS.WritableStream): Progress {
  let done = 0
  return {
    step() {
      done += 1
      if (done % pagesPerLine === 0) stream.write(`${done} of ${total} pages\n`)
    },
    stop: () => undefined,
  }
}

/** Shows how far a build is: a bar on a terminal, a line per thousand pages elsewhere. */
export const showProgress = (total: number, stream: NodeJS.WriteStream = process.stderr): Progress =>
  stream.isTTY ? bar(total, stream) : lines(total, stream)
