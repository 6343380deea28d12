import { expect, it, vi } from 'vitest'
import { holdSubmits } from '../../../src/boot/early-submits.ts'
import { FakeDocument } from './support/fake-document.ts'
import { FakeForm } from './support/fake-form.ts'

function held() {
  const document = new FakeDocument()
  const handOver = holdSubmits(document)
  const submit = (form: FakeForm, submitter: object | null = null) =>
    document.send('submit', form, { submitter })
  return { document, handOver, submit }
}

it('a submit is held, and shows it', () => {
  const { submit } = held()
  const form = new FakeForm()
  expect(submit(form).defaultPrevented).toBe(true)
  expect(form.attributes).toEqual({ 'aria-busy': 'true' })
  expect(form.sent).toEqual([])
})

it('nobody else hears of a submit that is held', () => {
  const { document } = held()
  const stopPropagation = vi.fn()
  document.send('submit', new FakeForm(), { submitter: null, stopPropagation })
  expect(stopPropagation).toHaveBeenCalledOnce()
})

it('the first submit of each form is handed over, with its button', () => {
  const { handOver, submit } = held()
  const [one, two] = [new FakeForm([], { attributes: { 'aria-busy': 'false' } }), new FakeForm()]
  const button = { isConnected: true }
  submit(one, button)
  expect(submit(one, { isConnected: true }).defaultPrevented).toBe(true)
  submit(two)
  handOver()
  expect(one.sent).toEqual([button])
  expect(two.sent).toEqual([null])
  expect(one.attributes).toEqual({ 'aria-busy': 'false' })
  expect(two.attributes).toEqual({})
})

it('a form that is gone is not sent, and neither is a button that is', () => {
  const { handOver, submit } = held()
  const [gone, changed] = [new FakeForm(), new FakeForm()]
  submit(gone)
  submit(changed, { isConnected: false })
  gone.isConnected = false
  handOver()
  expect(gone.sent).toEqual([])
  expect(changed.sent).toEqual([null])
})

it('after that a submit is none of its business', () => {
  const { document, handOver, submit } = held()
  handOver()
  expect(document.listeners).toEqual({ submit: 0 })
  expect(submit(new FakeForm()).defaultPrevented).toBe(false)
  handOver()
})
