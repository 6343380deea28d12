import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { documentErrors } from '../codegen/diagnostics/document.ts'
import { documentConfiguration } from '../codegen/schema/document.ts'

/** Writes the parts of docs/ that come from the code. */
writeFileSync('docs/configuration.md', await format(documentConfiguration(), { parser: 'markdown' }))
writeFileSync('docs/errors.md', await format(documentErrors(), { parser: 'markdown' }))
