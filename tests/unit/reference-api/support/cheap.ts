import type { PasswordCost } from '../../../../reference-api/core/passwords.ts'

/** About the least that scrypt can be asked for. */
export const cheap: PasswordCost = { ln: 4, r: 1, p: 1 }
