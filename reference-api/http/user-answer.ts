import type { User } from '../accounts/users.ts'

/** What people are told of their account. */
export const userAnswer = ({ id, email, name, phone, birthday }: User) => ({
  id,
  email,
  name,
  phone,
  birthday,
})
