import { describe, expect, it } from 'vitest'
import { medicaidIn, POVERTY_YEARS } from '../../../seed/poverty-figures.ts'
import {
  estimate,
  type Help,
  type Likelihood,
  povertyLevel,
} from '../../../site/features/costs/estimate.ts'
import { readHousehold, readIncome } from '../../../site/features/costs/read-amounts.ts'

const figuresOf = (year: number) => {
  const found = POVERTY_YEARS.find((one) => one.year === year)
  if (!found) throw new Error(`The seed has no figures of ${year}`)
  return found
}
const povertyFigures = figuresOf(2026)

const PLACES = {
  expanded: { abbreviation: 'CA', medicaid: 'expanded' },
  not: { abbreviation: 'TX', medicaid: 'not-expanded' },
  territory: { abbreviation: 'PR', medicaid: 'own-rules' },
  wisconsin: { abbreviation: 'WI', medicaid: medicaidIn('WI') },
  palau: { abbreviation: 'PW', medicaid: medicaidIn('PW') },
  unknown: { abbreviation: 'OR', medicaid: null },
} as const

const LEVEL = povertyLevel(povertyFigures, 2)
const ORDER: Help[] = ['free', 'sliding', 'medicaid', 'children', 'pregnant', 'marketplace']

/** @param cents past a percentage of the level of two people */
const at = (where: keyof typeof PLACES, percent: number, cents = 0) => {
  const incomeCents = Math.round(percent * LEVEL) + cents
  return estimate(povertyFigures, { people: 2, incomeCents, place: PLACES[where] })
}

const row = (...given: Parameters<typeof at>) => {
  const { findings } = at(...given)
  const of = (help: Help) => findings.find((each) => each.help === help)?.likelihood
  return ORDER.map(of)
}

const [L, M, U, A]: Likelihood[] = ['likely', 'maybe', 'unlikely', 'ask']

/** By year, of the guidelines: one person and each more in the 48 states, in Alaska, in Hawaii. */
const GUIDELINES = [
  [2024, '2024-01-11', [15_060, 5_380], [18_810, 6_730], [17_310, 6_190]],
  [2025, '2025-01-15', [15_650, 5_500], [19_550, 6_880], [17_990, 6_330]],
  [2026, '2026-01-13', [15_960, 5_680], [19_950, 7_100], [18_360, 6_530]],
] as const

describe('the poverty level', () => {
  it.each(GUIDELINES)('of %i, in force from %s', (year, from, states, alaska, hawaii) => {
    const figures = figuresOf(year)
    expect(figures.inForceFrom).toBe(from)
    const regions = [
      [states, ['TX', 'DC', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP', 'PW', undefined]],
      [alaska, ['AK']],
      [hawaii, ['HI']],
    ] as const
    for (const [[first, further], places] of regions)
      for (const place of places)
        for (let people = 1, dollars = first as number; people <= 12; people++, dollars += further)
          expect(povertyLevel(figures, people, place)).toBe(dollars)
  })

  it.each([
    [8, 'DC', 55_720],
    [12, 'OR', 78_440],
    [3, 'AK', 34_150],
    [12, 'HI', 90_190],
  ])('for %i in %s is %i dollars in 2026', (people, state, dollars) => {
    expect(povertyLevel(povertyFigures, people, state)).toBe(dollars)
  })
})

describe('help by income; free, sliding, Medicaid, children, pregnant, Marketplace', () => {
  it.each([
    // Medicaid for all adults
    ['expanded', 0, 0, [L, L, L, L, L, U]],
    ['expanded', 100, 0, [L, L, L, L, L, U]],
    ['expanded', 100, 1, [M, L, L, L, L, U]],
    ['expanded', 138, 0, [M, L, L, L, L, M]],
    ['expanded', 124, 0, [M, L, L, L, L, U]],
    ['expanded', 125, 0, [M, L, L, L, L, M]],
    ['expanded', 138, 1, [M, L, M, L, M, L]],
    ['expanded', 151.8, 0, [M, L, M, L, M, L]],
    ['expanded', 151.8, 1, [M, L, U, L, M, L]],
    ['expanded', 200, 0, [M, L, U, L, M, L]],
    ['expanded', 200, 1, [M, M, U, M, M, L]],
    ['expanded', 220, 0, [M, M, U, M, M, L]],
    ['expanded', 220, 1, [U, M, U, M, M, L]],
    ['expanded', 300, 0, [U, M, U, M, M, L]],
    ['expanded', 300, 1, [U, M, U, M, M, L]],
    ['expanded', 330, 0, [U, M, U, M, M, L]],
    ['expanded', 330, 1, [U, M, U, U, U, L]],
    ['expanded', 400, 0, [U, M, U, U, U, L]],
    ['expanded', 400, 1, [U, M, U, U, U, M]],
    ['expanded', 440, 0, [U, M, U, U, U, M]],
    ['expanded', 440, 1, [U, U, U, U, U, M]],
    // The gap: too little for the Marketplace, and often no Medicaid
    ['not', 0, 0, [L, L, M, L, L, U]],
    ['not', 90, -1, [L, L, M, L, L, U]],
    ['not', 90, 0, [L, L, M, L, L, M]],
    ['not', 100, -1, [L, L, M, L, L, M]],
    ['not', 100, 0, [L, L, M, L, L, L]],
    ['not', 100, 1, [M, L, M, L, L, L]],
    ['not', 110, 0, [M, L, M, L, L, L]],
    ['not', 110, 1, [M, L, U, L, L, L]],
    ['not', 138, 1, [M, L, U, L, M, L]],
    ['not', 440, 1, [U, U, U, U, U, M]],
    // Adults up to the poverty level
    ['wisconsin', 0, 0, [L, L, L, L, L, U]],
    ['wisconsin', 89, 0, [L, L, L, L, L, U]],
    ['wisconsin', 100, 0, [L, L, L, L, L, M]],
    ['wisconsin', 100, 1, [M, L, M, L, L, L]],
    ['wisconsin', 110, 1, [M, L, U, L, L, L]],
    // Other rules, or rules that we don't know
    ['territory', 50, 0, [L, L, A, A, A, undefined]],
    ['territory', 500, 0, [U, U, A, A, A, undefined]],
    ['unknown', 138, 0, [M, L, A, L, L, A]],
    ['unknown', 151.8, 0, [M, L, A, L, M, L]],
    ['unknown', 151.8, 1, [M, L, U, L, M, L]],
  ] as const)('%s, %i%% and %i cents', (where, percent, cents, expected) => {
    expect(row(where, percent, cents)).toEqual(expected)
  })

  it.each(['PW', 'FM', 'MH'])('names no help that is not offered: %s', (abbreviation) => {
    const place = { abbreviation, medicaid: medicaidIn(abbreviation) }
    const { findings } = estimate(povertyFigures, { people: 1, incomeCents: 0, place })
    expect(findings.map(({ help }) => help)).toEqual(['free', 'sliding'])
  })

  it.each(['AS', 'GU', 'MP', 'PR', 'VI'])('names no Marketplace plan in %s', (abbreviation) => {
    const place = { abbreviation, medicaid: medicaidIn(abbreviation) }
    const { findings } = estimate(povertyFigures, { people: 2, incomeCents: 0, place })
    expect(findings.map(({ help }) => help)).not.toContain('marketplace')
  })

  it('names children only where they can be in the household', () => {
    const helpFor = (people: number) =>
      estimate(povertyFigures, { people, incomeCents: 0, place: PLACES.expanded }).findings.map(
        ({ help }) => help,
      )
    expect(helpFor(1)).not.toContain('children')
    expect(helpFor(2)).toContain('children')
  })

  /** Years of a lower limit told these people that Medicaid is not likely. */
  it.each([
    [1, 'CA', 20_783, 'likely'],
    [1, 'CA', 22_024, 'likely'],
    [1, 'CA', 22_025, 'maybe'],
    [4, 'NY', 45_540, 'likely'],
    [2, 'AK', 37_329, 'likely'],
    [2, 'AK', 37_330, 'maybe'],
    [3, 'HI', 43_359, 'likely'],
    [12, 'OR', 108_247, 'likely'],
    [12, 'OR', 119_071, 'maybe'],
    [12, 'OR', 119_073, 'unlikely'],
  ] as const)('Medicaid for %i in %s with $%i is %s', (people, abbreviation, dollars, expected) => {
    const place = { abbreviation, medicaid: medicaidIn(abbreviation) }
    const { findings } = estimate(povertyFigures, { people, incomeCents: dollars * 100, place })
    const found = findings.find(({ help }) => help === 'medicaid')
    expect(found).toMatchObject({ likelihood: expected, isNear: expected === 'maybe' })
  })

  it('says the likeliest first', () => {
    expect(at('not', 50).findings.map(({ likelihood }) => likelihood)).toEqual([L, L, L, L, M, U])
  })

  it('says the share of the poverty level', () => {
    expect([0, 100, 139, 66_402].map((percent) => at('expanded', percent).share)).toEqual([
      0, 100, 139, 66_402,
    ])
  })
})

describe('an income as it is typed', () => {
  it.each([
    ['0', 'month', 0],
    ['$0.00', 'month', 0],
    ['-0', 'month', 0],
    ['1800', 'month', 2_160_000],
    ['$1,800', 'month', 2_160_000],
    [' 1,800.50 ', 'month', 2_160_600],
    ['1 800', 'month', 2_160_000],
    ['1.800', 'month', 2_160_000],
    ['1.800,50', 'month', 2_160_600],
    ['450', 'week', 2_340_000],
    ['15,060', 'year', 1_506_000],
    ['$20,782.80', 'year', 2_078_280],
    ['.50', 'year', 50],
    ['1800 dólares', 'month', 2_160_000],
    ['10,000,000', 'year', 1_000_000_000],
  ] as const)('%j a %s', (text, period, cents) => {
    expect(readIncome(text, period)).toEqual({ value: cents })
  })

  it.each([
    ['', 'empty'],
    ['$', 'empty'],
    ['lots', 'notNumber'],
    ['1,80', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['.', 'notNumber'],
    ['1e9', 'notNumber'],
    ['٣', 'notNumber'],
    ['-200', 'negative'],
    ['−$200', 'negative'],
    ['10,000,000.01', 'tooMuch'],
    ['9'.repeat(400), 'tooMuch'],
  ] as const)('%j is %s', (text, problem) => {
    expect(readIncome(text, 'year')).toEqual({ problem })
  })
})

describe('a household as it is typed', () => {
  it.each([
    ['1', { value: 1 }],
    [' 8 ', { value: 8 }],
    ['30', { value: 30 }],
    ['31', { problem: 'tooMany' }],
    ['0', { problem: 'tooFew' }],
    ['-2', { problem: 'tooFew' }],
    ['', { problem: 'empty' }],
    ['2.5', { problem: 'notWhole' }],
    ['two', { problem: 'notWhole' }],
  ])('%j', (text, expected) => {
    expect(readHousehold(text)).toEqual(expected)
  })
})
