import type { DiagnosticKind } from '../define.ts'
import { blocks } from './blocks.ts'
import { content } from './content.ts'
import { contractAnswers } from './contract-answers.ts'
import { contractValues } from './contract-values.ts'
import { contract } from './contract.ts'
import { design } from './design.ts'
import { fields } from './fields.ts'
import { forms } from './forms.ts'
import { generated } from './generated.ts'
import { links } from './links.ts'
import { paths } from './paths.ts'
import { references } from './references.ts'
import { rules } from './rules.ts'
import { shape } from './shape.ts'
import { syntax } from './syntax.ts'
import { translations } from './translations.ts'

export interface DiagnosticGroup {
  title: string
  /** `never`: what each of them needs to be told is its own affair. */
  kinds: readonly DiagnosticKind<never>[]
}

const group = (title: string, kinds: Readonly<Record<string, DiagnosticKind<never>>>): DiagnosticGroup => ({
  title,
  kinds: Object.values(kinds).sort((a, b) => (a.code < b.code ? -1 : 1)),
})

/** Every kind of problem there is. */
export const allGroups: readonly DiagnosticGroup[] = [
  group('Writing YAML', syntax),
  group('Settings', shape),
  group('Names', references),
  group('Pages and their paths', paths),
  group('Links, menus and contacts', links),
  group('Fields, forms and endpoints', { ...fields, ...forms }),
  group('Blocks', blocks),
  group('The contract with the API', { ...contract, ...contractValues, ...contractAnswers }),
  group('The site as a whole', rules),
  group('Colours', design),
  group('Translations', translations),
  group('Documents', content),
  group('Generated files', generated),
]
