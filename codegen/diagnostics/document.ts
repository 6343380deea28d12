import { allGroups, type DiagnosticGroup } from './catalogue/all.ts'
import type { DiagnosticKind } from './define.ts'
import { accountsExamples } from './examples/accounts.ts'
import { configurationExamples } from './examples/configuration.ts'
import { contractExamples } from './examples/contract.ts'
import { documentExamples } from './examples/documents.ts'
import type { Example } from './examples/example.ts'
import { rulesExamples } from './examples/rules.ts'
import { translationExamples } from './examples/translations.ts'

/** One example of every kind of problem. */
export const examples: readonly Example[] = [
  ...configurationExamples,
  ...rulesExamples,
  ...accountsExamples,
  ...contractExamples,
  ...translationExamples,
  ...documentExamples,
]

const exampleOf = new Map(examples.map((each) => [each.code, each]))

/** Plain text: what is wrong is not to be put right by a formatter of code. */
const fenced = (text: string): string[] => ['```text', text, '```', '']

const entry = ({ code, title, severity }: DiagnosticKind<never>): string => {
  const shown = exampleOf.get(code)
  if (shown === undefined) return ''
  const wrong = shown.wrong === '' ? [] : fenced(shown.wrong)
  const note = severity === 'warning' ? ['A warning: the site is built all the same.', ''] : []
  return [`### ${code}: ${title}`, '', ...note, ...wrong, `> ${shown.message}`, '', shown.hint, ''].join('\n')
}

/** Kinds that share a code are one problem told in different words. */
const section = ({ title, kinds }: DiagnosticGroup): string => {
  const first = kinds.filter(({ code }, index) => kinds.findIndex((each) => each.code === code) === index)
  return [`## ${title}`, '', ...first.map(entry)].join('\n')
}

/** The list of every problem as Markdown: docs/errors.md. */
export const documentErrors = (): string =>
  [
    '# Every problem, and how to mend it',
    '',
    'Written from the catalogue by `npm run docs`. A code that was given once keeps its meaning. Each entry has an',
    'example of what was written, the sentence that is shown for it, and how to mend it.',
    '',
    ...allGroups.map(section),
  ].join('\n')
