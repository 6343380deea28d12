import { anna, type TestApi } from './test-api.ts'

/** The code in the newest mail to an address. */
export async function mailedCode(api: TestApi, to = anna.email): Promise<string> {
  const [mail] = await api.mails(to)
  return new URLSearchParams(new URL(mail?.link ?? '').hash.slice(1)).get('code') ?? ''
}
