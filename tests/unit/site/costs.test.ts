import { describe, expect, it } from 'vitest'
import { STATE_CHOICES } from '../../../cms/contract/form-fields.ts'
import { medicaidIn, POVERTY_YEARS } from '../../../seed/poverty-figures.ts'
import { doubt } from '../../../site/features/costs/doubt.ts'
import {
  estimate,
  type Help,
  type Likelihood,
  povertyLevel,
} from '../../../site/features/costs/estimate.ts'
import { MARKETPLACES } from '../../../site/features/costs/marketplaces.ts'
import {
  type Period,
  readHours,
  readHousehold,
  readIncome,
} from '../../../site/features/costs/read-amounts.ts'
import { expectRows } from '../../support/table.ts'

const figuresOf = (year: number) => {
  const found = POVERTY_YEARS.find((one) => one.year === year)
  if (!found) throw new Error(`The seed has no figures of ${year}`)
  return found
}
const figures = figuresOf(2026)

/** By year, of the guidelines: one person and each more in the 48 states, in Alaska, in Hawaii. */
const GUIDELINES = [
  [2024, '2024-01-11', [15_060, 5_380], [18_810, 6_730], [17_310, 6_190]],
  [2025, '2025-01-15', [15_650, 5_500], [19_550, 6_880], [17_990, 6_330]],
  [2026, '2026-01-13', [15_960, 5_680], [19_950, 7_100], [18_360, 6_530]],
] as const

it('the poverty level is that of the guidelines, by year, place and household', () => {
  for (const [year, from, states, alaska, hawaii] of GUIDELINES) {
    const known = figuresOf(year)
    expect(known.inForceFrom).toBe(from)
    const regions = [
      [states, ['TX', 'DC', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP', 'PW', undefined]],
      [alaska, ['AK']],
      [hawaii, ['HI']],
    ] as const
    for (const [[first, further], places] of regions)
      for (const place of places)
        for (const people of [1, 2, 8, 12])
          expect(povertyLevel(known, people, place)).toBe(first + (people - 1) * further)
  }
})

describe('help by income', () => {
  const PLACES = {
    expanded: { abbreviation: 'CA', medicaid: 'expanded' },
    not: { abbreviation: 'TX', medicaid: 'not-expanded' },
    territory: { abbreviation: 'PR', medicaid: 'own-rules' },
    wisconsin: { abbreviation: 'WI', medicaid: medicaidIn('WI') },
    unknown: { abbreviation: 'OR', medicaid: null },
  } as const
  const LEVEL = povertyLevel(figures, 2)
  const HELP: Help[] = ['free', 'sliding', 'medicaid', 'children', 'pregnant', 'marketplace']
  const LETTERS: Record<Likelihood, string> = { likely: 'L', maybe: 'M', unlikely: 'U', ask: 'A' }

  /** @param cents past a percentage of the level of two people */
  const at = (where: keyof typeof PLACES, percent: number, cents = 0) =>
    estimate(figures, {
      people: 2,
      incomeCents: Math.round(percent * LEVEL) + cents,
      place: PLACES[where],
    })

  it('is likely, maybe or unlikely at each limit, or to be asked for', () => {
    const row = (...given: Parameters<typeof at>) => {
      const { findings } = at(...given)
      const letter = (help: Help) => {
        const found = findings.find((each) => each.help === help)
        return found ? LETTERS[found.likelihood] : '-'
      }
      return HELP.map(letter).join('')
    }
    expectRows(row, [
      // Medicaid for all adults
      ['expanded', 0, 0, 'LLLLLU'],
      ['expanded', 100, 1, 'MLLLLU'],
      ['expanded', 125, 0, 'MLLLLM'],
      ['expanded', 138, 0, 'MLLLLM'],
      ['expanded', 138, 1, 'MLMLML'],
      ['expanded', 151.8, 1, 'MLULML'],
      ['expanded', 200, 1, 'MMUMML'],
      ['expanded', 220, 1, 'UMUMML'],
      ['expanded', 330, 1, 'UMUUUL'],
      ['expanded', 400, 1, 'UMUUUM'],
      ['expanded', 440, 1, 'UUUUUM'],
      // The gap: too little for the Marketplace, and often no Medicaid
      ['not', 90, -1, 'LLMLLU'],
      ['not', 90, 0, 'LLMLLM'],
      ['not', 100, 0, 'LLMLLL'],
      ['not', 100, 1, 'MLMLLL'],
      ['not', 110, 1, 'MLULLL'],
      // Adults up to the poverty level
      ['wisconsin', 100, 0, 'LLLLLM'],
      ['wisconsin', 100, 1, 'MLMLLL'],
      // Other rules, or rules that we don't know
      ['territory', 50, 0, 'LLAAA-'],
      ['territory', 500, 0, 'UUAAA-'],
      ['unknown', 151.8, 0, 'MLALML'],
      ['unknown', 151.8, 1, 'MLULML'],
    ])
    const order = at('not', 50).findings.map(({ likelihood }) => LETTERS[likelihood])
    expect(order.join('')).toBe('LLLLMU')
  })

  const helpIn = (abbreviation: string, people: number, dollars = 0) => {
    const place = { abbreviation, medicaid: medicaidIn(abbreviation) }
    return estimate(figures, { people, incomeCents: dollars * 100, place }).findings
  }

  it('names only help that is offered, and children only where they can be', () => {
    const offered = (...where: Parameters<typeof helpIn>) =>
      helpIn(...where).map(({ help }) => help)
    for (const place of ['PW', 'FM', 'MH']) expect(offered(place, 1)).toEqual(['free', 'sliding'])
    const territories = ['AS', 'GU', 'MP', 'PR', 'VI']
    expect(territories.filter((place) => offered(place, 2).includes('marketplace'))).toEqual([])
    expect(offered('CA', 1)).not.toContain('children')
    expect(offered('CA', 2)).toContain('children')
  })

  it('of Medicaid begins at today’s limit, for every household and place', () => {
    const medicaid = (people: number, abbreviation: string, dollars: number) => {
      const found = helpIn(abbreviation, people, dollars).find(({ help }) => help === 'medicaid')
      return [found?.likelihood, found?.isNear]
    }
    expectRows(medicaid, [
      [1, 'CA', 22_025, ['maybe', true]],
      [4, 'NY', 45_540, ['likely', false]],
      [2, 'AK', 37_330, ['maybe', true]],
      [3, 'HI', 43_359, ['likely', false]],
      [12, 'OR', 108_247, ['likely', false]],
      [12, 'OR', 119_073, ['unlikely', false]],
    ])
  })
})

it('an income that is hard to believe is asked about, and no other', () => {
  expectRows(doubt, [
    [3_187, 'month', 'year'],
    [1_000, 'hour', 'year'],
    [999, 'month', undefined],
    [3_187, 'year', undefined],
    [11, 'year', 'month'],
    [0, 'year', undefined],
    [15, 'year', undefined],
    [3, 'month', undefined],
  ])
})

it('each state with a Marketplace of its own has its name and a safe address', () => {
  expect(Object.keys(MARKETPLACES)).toHaveLength(22)
  for (const [state, { name, url }] of Object.entries(MARKETPLACES)) {
    expect(STATE_CHOICES).toContain(state)
    expect(name.length).toBeGreaterThan(4)
    expect(url).toMatch(/^https:\/\/[a-z.]+$/)
  }
})

it('an income and a household are read as people type them', () => {
  expectRows(
    (typed: string, period: Period) => readIncome(typed, period),
    [
      ['0', 'month', { value: 0 }],
      [' 1,800.50 ', 'month', { value: 2_160_600 }],
      ['1.800', 'month', { value: 2_160_000 }],
      ['1.800,50', 'month', { value: 2_160_600 }],
      ['450', 'week', { value: 2_340_000 }],
      ['900', 'twoWeeks', { value: 2_340_000 }],
      ['975', 'twiceMonth', { value: 2_340_000 }],
      ['$20,782.80', 'year', { value: 2_078_280 }],
      ['1800 dólares', 'month', { value: 2_160_000 }],
      ['10,000,000', 'year', { value: 1_000_000_000 }],
      ['$', 'year', { problem: 'empty' }],
      ...['lots', '1,80', '1.2.3', '.', '1e9', '٣'].map(
        (typed) => [typed, 'year', { problem: 'notNumber' }] as const,
      ),
      ['-200', 'year', { problem: 'negative' }],
      ['10,000,000.01', 'year', { problem: 'tooMuch' }],
      ['9'.repeat(400), 'year', { problem: 'tooMuch' }],
    ],
  )
  expect(readIncome('15', 'hour', 30)).toEqual({ value: 2_340_000 })
  expectRows(readHours, [
    ['37.5', { value: 37.5 }],
    ['20 hours', { value: 20 }],
    ['20 horas', { value: 20 }],
    ...['', '0', '169', 'many'].map((typed) => [typed, { problem: 'notHours' }] as const),
  ])
  expectRows(readHousehold, [
    [' 8 ', { value: 8 }],
    ['30', { value: 30 }],
    ['31', { problem: 'tooMany' }],
    ['0', { problem: 'tooFew' }],
    ['', { problem: 'empty' }],
    ['2.5', { problem: 'notWhole' }],
  ])
})
