import { createApi } from '../../../../reference-api/create-api.ts'
import { cheap } from './cheap.ts'

/** A process that opens accounts until it is killed, and tells of each that was confirmed. */
const [folder = '', name = ''] = process.argv.slice(2)
const api = createApi({
  folder,
  siteUrl: () => 'https://site.example',
  passwordCost: cheap,
  limitCallers: false,
})

const post = (path: string, body: unknown) =>
  api.fetch(
    new Request(`http://api.example/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { caller: '127.0.0.1' },
  )

process.stdout.write('ready\n')
for (let count = 0; ; count += 1) {
  const email = `${name}-${count}@provider.example`
  const { status } = await post('register', { name: 'Anna', email, newPassword: 'a long password' })
  if (status !== 201) throw new Error(`${email}: ${status}`)
  process.stdout.write(`${email}\n`)
  await post('forgot-password', { email })
}
