import { describe, expect, it } from 'vitest'
import { filterIn, withFilter } from '../../../src/blocks/table-query.ts'
import { isoDay } from '../../../src/components/date-format.ts'
import { formField } from './support/form-field.ts'

const status = formField({
  name: 'status',
  type: 'select',
  options: ['paid', 'failed'].map((value) => ({ value, label: 'field.name' })),
})
const since = formField({ name: 'from', type: 'date' })
const open = formField({ name: 'name', type: 'checkbox' })
const fields = [status, since, open]
const nothing = { status: '', from: '', name: false }

describe('filterIn', () => {
  it.each([
    ['', {}],
    ['?status=paid&from=2026-01-31&name=true', { status: 'paid', from: '2026-01-31', name: true }],
    ['?status=&plan=pro', {}],
    ['?status=unheard-of&from=yesterday&name=1', {}],
  ])('reads %j', (search, found) => {
    expect(filterIn(fields, search)).toEqual({ ...nothing, ...found })
  })

  it('starts with what the configuration says, where the address says nothing', () => {
    const own = [
      { ...status, value: 'paid' },
      { ...since, value: 'today' },
    ]
    expect(filterIn(own, '')).toEqual({ status: 'paid', from: isoDay() })
    expect(filterIn(own, '?status=&from=2026-01-31')).toEqual({ status: '', from: '2026-01-31' })
  })

  it('goes by the name that a field has in links', () => {
    expect(filterIn([{ ...status, from: { query: 's' } }], '?status=paid&s=failed')).toEqual({
      status: 'failed',
    })
  })
})

describe('withFilter', () => {
  it('writes what is filled in, and leaves the rest of the query', () => {
    const values = { ...nothing, status: 'paid', name: true }
    expect(withFilter(fields, '?plan=pro&status=failed&from=2026-01-31', values)).toBe(
      '?plan=pro&status=paid&name=true',
    )
  })

  it('leaves nothing of a filter that was cleared', () => {
    expect(withFilter(fields, '?status=paid', nothing)).toBe('')
  })

  it('says so where the configuration would narrow down and the visitor does not', () => {
    const own = [{ ...status, value: 'paid' }]
    expect(withFilter(own, '', { status: '' })).toBe('?status=')
    expect(withFilter(own, '?status=', { status: 'paid' })).toBe('')
  })

  it.each(['', '?status=', '?status=paid&from=2026-01-31', '?name=true'])('reads back %j', (search) => {
    const own = [{ ...status, value: 'failed' }, since, open]
    const values = filterIn(own, search)
    expect(withFilter(own, '', values)).toBe(search)
  })
})
