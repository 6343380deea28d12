import { expect, test } from 'vitest'
import { modelOf } from './site.ts'

test('the pages of the session are null where the site does without', () => {
  expect(modelOf({}).settings.session).toEqual({ key: 'token', store: 'local', signIn: null, home: null })
  const session = { key: 'key', store: 'tab', signIn: 'login', home: 'profile' }
  expect(modelOf({ session }).settings.session).toEqual(session)
})

test('endpoints are no setting that the runtime reads', () => {
  const api = { base: '/v1', timeoutSeconds: 3, endpoints: { me: { send: 'GET /me' } } }
  expect(modelOf({ api }).settings.api).toEqual({ base: '/v1', timeoutSeconds: 3 })
})
