import { describe, expect, it } from 'vitest'
import { readGuides } from '../../../seed/guides.ts'
import { GRADE_EIGHT, readingLevel } from './reading-level.ts'

const guides = await readGuides()
const bodyOf = (slug: string) => guides.find((guide) => guide.slug === slug)?.texts.en.body ?? ''

/** The figures that the specification gives, by the guide that must contain them. */
const figures: Record<string, string[]> = {
  qualify: ['$15,060', '$20,440', '$25,820', '$31,200', '100–200%', '200–400%', '500%'],
  insurance: ['up to age 19', '$1–$4', '1-800-318-2596', '1-855-889-4325', '1-800-633-4227'],
  payment: ['3–60 months', '240 days from the first bill', 'findahealthcenter.hrsa.gov'],
  medications: ['$22,590', '$30,660', '$1–$4', 'up to age 19', '1-800-662-4357'],
}

/** What each guide covers, as headings. */
const subjects: Record<string, RegExp[]> = {
  qualify: [/federal poverty level/, /Income rules/, /Papers to bring/, /five steps/],
  insurance: [/Medicaid/, /CHIP/, /Marketplace/, /How to apply/, /Special enrollment/, /Words/],
  payment: [/Charity care/, /Payment plans/, /rights/, /Government/, /one illness/, /apply/],
  medications: [/Government/, /drug makers/, /Pharmacy discounts/, /special groups/],
}

describe('the guides', () => {
  it('are the four of the resources page, in its order', () => {
    expect(guides.map(({ slug }) => slug)).toEqual([
      'qualify',
      'insurance',
      'payment',
      'medications',
    ])
  })

  it.each(guides.map((guide) => [guide.slug, guide] as const))('%s', (slug, guide) => {
    const { en, es } = guide.texts
    const headings = en.body.split('\n').filter((line) => line.startsWith('#'))
    for (const figure of figures[slug] ?? []) expect(en.body).toContain(figure)
    for (const subject of subjects[slug] ?? []) {
      expect(
        headings.some((heading) => subject.test(heading)),
        String(subject),
      ).toBe(true)
    }
    expect(headings.at(-1)).toBe('## What to do next')
    expect(en.summary).toMatch(/^[^.]+\.$/)
    expect(es?.title).not.toBe(en.title)
    expect(es?.summary).not.toBe(en.summary)
    expect(readingLevel(en.body)).toBeLessThanOrEqual(GRADE_EIGHT)
  })

  it('list five steps for applying', () => {
    const steps = bodyOf('qualify').split('## Apply in five steps')[1]?.split('\n###')[0]
    expect(steps?.match(/^\d\. /gm)).toHaveLength(5)
  })

  it('tell people in danger to call 911, and give the lines for help', () => {
    const all = guides.map(({ texts }) => texts.en.body).join('\n')
    for (const line of ['**911**', '988', '2-1-1']) expect(all).toContain(line)
  })
})

describe('readingLevel', () => {
  it('tells an easy text from a hard one', () => {
    expect(readingLevel('The cat sat on the mat. It was a good cat.')).toBeLessThan(2)
    expect(
      readingLevel(
        'Beneficiaries experiencing extraordinary circumstances may retroactively demonstrate eligibility by furnishing supplementary documentation.',
      ),
    ).toBeGreaterThan(15)
  })
})
