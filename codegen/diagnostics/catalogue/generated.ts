import { define } from '../define.ts'

const files = (count: number): string =>
  count === 1 ? '1 generated file is' : `${count} generated files are`

/** What can be wrong with the folder that codegen writes. */
export const generated = {
  changedByHand: define<object>({
    code: 'SITE300',
    severity: 'error',
    title: 'A generated file changed by hand',
    message: () => 'Changed by hand; the edit will be lost.',
    hint: () => 'Change site.config.yaml instead.',
  }),
  outOfDate: define<{ count: number }>({
    code: 'SITE301',
    severity: 'error',
    title: 'Generated files out of date',
    message: ({ count }) => `${files(count)} out of date.`,
    hint: () => 'Run `npm run codegen` and commit.',
  }),
  orphaned: define<object>({
    code: 'SITE302',
    severity: 'error',
    title: 'A file in generated/ that nothing generates',
    message: () => 'Nothing generates this file; it will be removed.',
    hint: () => 'Keep your own files outside generated/, then run `npm run codegen` and commit.',
  }),
  missing: define<{ count: number }>({
    code: 'SITE303',
    severity: 'error',
    title: 'Generated files are missing',
    message: ({ count }) => `${files(count)} missing.`,
    hint: () => 'Run `npm run codegen` and commit.',
  }),
  notWritable: define<{ reason: string }>({
    code: 'SITE304',
    severity: 'error',
    title: 'A generated file that cannot be written',
    message: ({ reason }) => `The file cannot be written (${reason}).`,
    hint: () =>
      'See that the folder generated/ may be written to and that the disk has room, then run it again.',
  }),
}
