import { expect, it } from 'vitest'
import { planNextReview } from '../../../cms/guides/review-dates.ts'

const MAY = '2026-05-02T16:00:00.000Z'
const NOVEMBER = '2026-11-02T16:00:00.000Z'
const JUNE = '2026-06-01T16:00:00.000Z'

it('a review is due again six months later, unless somebody chose another day', () => {
  const plan = (data: object, originalDoc: object) =>
    Reflect.get(Object(planNextReview({ data, originalDoc } as never)), 'reviewOn')
  expect(plan({ reviewedAt: MAY }, {})).toBe(NOVEMBER)
  expect(plan({ reviewedAt: MAY }, { reviewOn: '2026-05-01T16:00:00.000Z' })).toBe(NOVEMBER)
  expect(plan({ reviewedAt: MAY, reviewOn: JUNE }, {})).toBe(JUNE)
  expect(plan({ title: 'Bills' }, { reviewedAt: MAY, reviewOn: JUNE })).toBeUndefined()
  expect(plan({ reviewedAt: null }, { reviewedAt: MAY })).toBeUndefined()
})
