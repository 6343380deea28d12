import { expect, it } from 'vitest'
import { passwordStrength } from '../../../src/components/password-strength.ts'

it.each([
  ['', 'prompt'],
  ['a', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['ABCDEFGHIJKLMNOP', 'weak'],
  ['1234567890123456', 'weak'],
  ['--------------', 'weak'],
  ['aB1', 'weak'],
  ['abcd1', 'weak'],
  ['abcde1', 'medium'],
  ['ABCDE1', 'medium'],
  ['abcDEF', 'medium'],
  ['abcDE1', 'medium'],
  ['abcDE12', 'medium'],
  ['abcdefghijklmnop1', 'medium'],
  ['abcDEF12', 'strong'],
  ['Correct horse 7', 'strong'],
  ['пароль', 'weak'],
  ['пароль1', 'medium'],
  ['Пароль12', 'strong'],
  ['ÄÖÜßäöü1', 'strong'],
  // Four characters, of which two would count as four.
  ['aB1😀', 'weak'],
  ['aB1😀😀😀😀', 'medium'],
  ['aB1😀😀😀😀😀', 'strong'],
  // Letters of a script without cases are neither, a fraction is no digit.
  ['密码密码密码密码', 'weak'],
  ['aaaaaa½', 'weak'],
])('%o is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
