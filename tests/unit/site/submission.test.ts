import { describe, expect, it } from 'vitest'
import { prefilled } from '../../../site/features/forms/prefilled.ts'
import { stagesOf } from '../../../site/features/submission/stages.ts'

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`
const progress = (status: string, ...steps: [status: string, day: number][]) =>
  ({
    clinicName: 'River Clinic',
    status,
    declineReason: null,
    slug: null,
    steps: steps.map(([name, day]) => ({ status: name, at: on(day) })),
  }) as Parameters<typeof stagesOf>[0]

describe('the stages of a submission', () => {
  it('are those already reached, with their dates, and those to come', () => {
    expect(stagesOf(progress('in review', ['received', 1], ['in review', 2]))).toEqual([
      { status: 'received', at: on(1), isNow: false },
      { status: 'in review', at: on(2), isNow: true },
      { status: 'verified', at: undefined, isNow: false },
      { status: 'published', at: undefined, isNow: false },
    ])
  })

  it('start over after it was declined and reopened', () => {
    const stages = stagesOf(
      progress(
        'in review',
        ['received', 1],
        ['in review', 2],
        ['verified', 3],
        ['declined', 4],
        ['in review', 5],
      ),
    )
    expect(stages.map(({ at }) => at)).toEqual([on(1), on(5), undefined, undefined])
  })

  it('end where it was declined', () => {
    const stages = stagesOf(progress('declined', ['received', 1], ['declined', 2]))
    expect(stages).toEqual([
      { status: 'received', at: on(1), isNow: false },
      { status: 'declined', at: on(2), isNow: true },
    ])
  })
})

describe('the prefilled contact form', () => {
  const words = { subject: 'Wrong', message: (address: string) => `${address}\n` }
  const read = (query: string) =>
    prefilled(new URLSearchParams(query), words, (slug) => `https://a.example/services/${slug}`)

  it('has the clinic and the category from the page’s address', () => {
    expect(read('category=update-info&clinic=river-clinic')).toEqual({
      category: 'update-info',
      subject: 'Wrong',
      message: 'https://a.example/services/river-clinic\n',
    })
  })

  it.each([
    '',
    'category=complaint',
    'clinic=',
    'clinic=River%20Clinic',
    'clinic=<b>',
    'clinic=..%2Fadmin',
    `clinic=${'a'.repeat(201)}`,
  ])('has nothing from %j', (query) => {
    expect(read(query)).toEqual({})
  })
})
