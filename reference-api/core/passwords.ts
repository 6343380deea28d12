import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import type { Random } from './secrets.ts'

/** What guessing one password costs; N is 2 to the power of `ln`. */
export interface PasswordCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** One of the settings that OWASP holds to be equally strong: 32 MiB, a few tenths of a second. */
export const usualCost: PasswordCost = { ln: 15, r: 8, p: 3 }

const keyLength = 32
const saltLength = 16

export interface Passwords {
  /** As PHC writes it: `$scrypt$ln=15,r=8,p=3$salt$key`. */
  readonly hash: (password: string) => Promise<string>
  /** Takes as long for `null`, a user that does not exist, and says no. */
  readonly matches: (password: string, stored: string | null) => Promise<boolean>
}

function derive(password: string, salt: Uint8Array, { ln, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
  // The same letters may reach us composed or not, depending on the keyboard.
  const plain = password.normalize('NFKC')
  return new Promise((resolve, reject) => {
    scrypt(plain, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

const format = ({ ln, r, p }: PasswordCost, salt: Uint8Array, key: Uint8Array): string => {
  const [saltText, keyText] = [salt, key].map((bytes) => Buffer.from(bytes).toString('base64'))
  return `$scrypt$ln=${ln},r=${r},p=${p}$${saltText ?? ''}$${keyText ?? ''}`
}

function parse(stored: string) {
  const [, ln, r, p, salt, key] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored) ?? []
  if (salt === undefined || key === undefined) throw new Error('A stored password cannot be read')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

/** Hashes passwords, off the main thread. What is stored keeps its own cost, so that it can be raised. */
export function createPasswords(cost: PasswordCost, random: Random): Passwords {
  return {
    async hash(password) {
      const salt = random(saltLength)
      return format(cost, salt, await derive(password, salt, cost))
    },
    async matches(password, stored) {
      if (stored === null) {
        await derive(password, random(saltLength), cost)
        return false
      }
      const { cost: itsCost, salt, key } = parse(stored)
      return timingSafeEqual(await derive(password, salt, itsCost), key)
    },
  }
}
