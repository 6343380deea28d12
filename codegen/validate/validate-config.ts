import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { eachOnce } from '../diagnostics/each-once.ts'
import { checkAddresses } from './config/addresses.ts'
import { checkBlocks } from './config/blocks.ts'
import { checkCalls } from './config/calls.ts'
import type { ConfigToCheck } from './config/config-to-check.ts'
import { checkEndpoints } from './config/endpoints.ts'
import { checkFields } from './config/fields.ts'
import { checkForms } from './config/forms.ts'
import { checkLayouts } from './config/layouts.ts'
import { checkPageLinks } from './config/links.ts'
import { checkMenus } from './config/menus.ts'
import { checkNames } from './config/names.ts'
import { checkParams } from './config/page-params.ts'
import { checkPaths } from './config/page-paths.ts'
import { checkPasswords } from './config/passwords.ts'
import { checkRepeated } from './config/repeated.ts'
import { checkReturnLinks } from './config/return-links.ts'
import { checkHome, checkSamePage } from './config/same-page.ts'
import { checkSession } from './config/session.ts'
import { checkSettings } from './config/settings.ts'
import { checkMatches, checkUnused } from './config/unused.ts'

const checks: readonly ((input: ConfigToCheck) => Diagnostic[])[] = [
  checkNames,
  checkLayouts,
  checkPaths,
  checkSamePage,
  checkHome,
  checkParams,
  checkPageLinks,
  checkReturnLinks,
  checkAddresses,
  checkMenus,
  checkFields,
  checkPasswords,
  checkMatches,
  checkForms,
  checkCalls,
  checkBlocks,
  checkEndpoints,
  checkRepeated,
  checkSession,
  checkSettings,
  checkUnused,
]

/** Checks the configuration against itself, as far as its shape allows. */
export const validateConfig = (input: ConfigToCheck): Diagnostic[] => {
  if (input.parsed.value === undefined) return []
  const found = checks.flatMap((check) => check(input))
  return eachOnce(found.filter((each) => !input.parsed.isReported(each)))
}
