import { expect, it, vi } from 'vitest'
import { listen, tell } from '../../../src/boot/boot-events.ts'

it('the scripts of a page hear what they tell each other', () => {
  const document = new EventTarget() as Document
  const [keep, ready] = [vi.fn(), vi.fn()]
  listen(document, 'boot:keep', keep)
  listen(document, 'boot:ready', ready)
  tell(document, 'boot:keep')
  expect(keep).toHaveBeenCalledOnce()
  expect(ready).not.toHaveBeenCalled()
})
