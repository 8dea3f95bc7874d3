import { describe, expect, it } from 'vitest'
import { movedSlip } from '../../../cms/clinics/slips/moved-slip.ts'

const OLD = { address: '414 North St', city: 'Anderson', zipCode: '29621' }

describe('another address than the published one', () => {
  it('is asked about once for each pair of addresses', () => {
    expect(movedSlip({ ...OLD, address: '9 Main St' }, OLD)).toEqual({
      key: 'moved 414 North St, Anderson, 29621 > 9 Main St, Anderson, 29621',
      path: 'address',
      question:
        'Has the clinic moved from 414 North St, Anderson, 29621? Then its page says so. Or was that a mistake?',
    })
    expect(movedSlip({ ...OLD, city: 'Clemson' }, OLD)?.path).toBe('address')
  })

  it.each([
    ['the same', OLD],
    ['written in another way', { ...OLD, address: '414 NORTH ST.', city: 'anderson' }],
    ['a ZIP code alone', { ...OLD, zipCode: '29622' }],
    ['a street that is taken away', { ...OLD, address: '' }],
  ])('is not asked about: %s', (_, values) => {
    expect(movedSlip(values, OLD)).toBeUndefined()
  })

  it('is not asked about if the street was not known', () => {
    expect(movedSlip(OLD, { ...OLD, address: null })).toBeUndefined()
  })
})
