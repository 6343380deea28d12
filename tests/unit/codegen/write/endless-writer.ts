import { withChecksums } from '../../../../codegen/emit/checksums.ts'
import { writeFiles } from '../../../../codegen/write/write-files.ts'

/** Large enough that writing one takes a while. */
const SIZE = 400_000

export const version = (letter: string) =>
  withChecksums(
    Array.from({ length: 10 }, (_, index) => ({ path: `${index}.txt`, content: letter.repeat(SIZE) })),
  )

const [folder] = process.argv.slice(2)
if (folder !== undefined && process.argv[1]?.endsWith('endless-writer.ts')) {
  process.stdout.write('started')
  for (;;) for (const letter of ['a', 'b']) writeFiles(folder, version(letter))
}
