import { describe, expect, it } from 'vitest'
import { medicaidIn, povertyFigures } from '../../../seed/poverty-figures.ts'
import {
  estimate,
  type Help,
  type Likelihood,
  povertyLevel,
} from '../../../site/features/costs/estimate.ts'
import { readHousehold, readIncome } from '../../../site/features/costs/read-amounts.ts'

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
  const incomeCents = percent * LEVEL + cents
  return estimate(povertyFigures, { people: 2, incomeCents, place: PLACES[where] })
}

const row = (...given: Parameters<typeof at>) => {
  const { findings } = at(...given)
  const of = (help: Help) => findings.find((each) => each.help === help)?.likelihood
  return ORDER.map(of)
}

const [L, M, U, A]: Likelihood[] = ['likely', 'maybe', 'unlikely', 'ask']

describe('the poverty level', () => {
  it.each([
    [1, 'TX', 15_060],
    [4, 'CA', 31_200],
    [8, 'DC', 52_720],
    [12, 'OR', 74_240],
    [1, 'AK', 18_810],
    [3, 'AK', 32_270],
    [2, 'HI', 23_500],
    [1, 'PR', 15_060],
  ])('for %i in %s is %i dollars a year', (people, state, dollars) => {
    expect(povertyLevel(povertyFigures, people, state)).toBe(dollars)
  })
})

describe('help by income; free, sliding, Medicaid, children, pregnant, Marketplace', () => {
  it.each([
    // Medicaid for all adults
    ['expanded', 0, 0, [L, L, L, L, L, U]],
    ['expanded', 100, 0, [L, L, L, L, L, U]],
    ['expanded', 100, 1, [M, L, L, L, L, U]],
    ['expanded', 138, 0, [M, L, L, L, L, U]],
    ['expanded', 138, 1, [M, L, U, L, M, L]],
    ['expanded', 200, 0, [M, L, U, L, M, L]],
    ['expanded', 200, 1, [U, M, U, M, M, L]],
    ['expanded', 300, 0, [U, M, U, M, M, L]],
    ['expanded', 300, 1, [U, M, U, U, U, L]],
    ['expanded', 400, 0, [U, M, U, U, U, L]],
    ['expanded', 400, 1, [U, U, U, U, U, M]],
    // The gap: too little for the Marketplace, and often no Medicaid
    ['not', 0, 0, [L, L, M, L, L, U]],
    ['not', 100, -1, [L, L, M, L, L, U]],
    ['not', 100, 0, [L, L, M, L, L, L]],
    ['not', 100, 1, [M, L, U, L, L, L]],
    ['not', 138, 1, [M, L, U, L, M, L]],
    ['not', 400, 1, [U, U, U, U, U, M]],
    // Adults up to the poverty level
    ['wisconsin', 0, 0, [L, L, L, L, L, U]],
    ['wisconsin', 100, 0, [L, L, L, L, L, U]],
    ['wisconsin', 100, 1, [M, L, U, L, L, L]],
    // Other rules, or rules that we don't know
    ['territory', 50, 0, [L, L, A, A, A, undefined]],
    ['territory', 500, 0, [U, U, A, A, A, undefined]],
    ['unknown', 138, 0, [M, L, A, L, L, A]],
    ['unknown', 138, 1, [M, L, U, L, M, L]],
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
