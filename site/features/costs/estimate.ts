import type { MedicaidKind, PovertyFigures } from '@healthcare-for-all/cms/contract'

export const HELP = ['free', 'sliding', 'medicaid', 'children', 'pregnant', 'marketplace'] as const
export type Help = (typeof HELP)[number]
/** In the order in which a person wants to know. */
export const LIKELIHOODS = ['likely', 'maybe', 'ask', 'unlikely'] as const
export type Likelihood = (typeof LIKELIHOODS)[number]

export interface Situation {
  people: number
  /** A year's income of the household, in cents. */
  incomeCents: number
  place: { abbreviation: string; medicaid: MedicaidKind | null }
}

export interface Estimate {
  /** The income in percent of the poverty level, rounded. */
  share: number
  /** Without what is not offered there, or to a household like this. */
  findings: Finding[]
}

export interface Finding {
  help: Help
  likelihood: Likelihood
  /** Whether it is a maybe since the income is near a limit. */
  isNear: boolean
}

/** The poverty level for a household in dollars a year. Territories have none of their own. */
export const povertyLevel = (
  figures: PovertyFigures,
  people: number,
  abbreviation?: string,
): number => {
  const region = { AK: 'alaska', HI: 'hawaii' }[abbreviation ?? ''] ?? 'contiguous'
  const { first, further } = figures[region as 'alaska' | 'hawaii' | 'contiguous']
  return first + (people - 1) * further
}

/** The likelihood up to and including a percentage; past the last one, it is unlikely. */
type Bands = readonly (readonly [through: number, likelihood: Likelihood])[]

const CLINICS = {
  free: [
    [100, 'likely'],
    [200, 'maybe'],
  ],
  // Federally funded health centers must offer a sliding fee up to 200%.
  sliding: [
    [200, 'likely'],
    [400, 'maybe'],
  ],
} satisfies Partial<Record<Help, Bands>>

const NOBODY_KNOWS: Bands = [[Number.POSITIVE_INFINITY, 'ask']]
/** The law's lowest limit while pregnant is 138%, and a few states go past 300%. */
const FAMILIES = {
  children: [
    [200, 'likely'],
    [300, 'maybe'],
  ],
  pregnant: [
    [138, 'likely'],
    [300, 'maybe'],
  ],
} satisfies Partial<Record<Help, Bands>>
const MARKETPLACE: Bands = [
  [400, 'likely'],
  [Number.POSITIVE_INFINITY, 'maybe'],
]

type Public = 'medicaid' | 'children' | 'pregnant' | 'marketplace'

const PUBLIC: Record<MedicaidKind | 'unknown', Partial<Record<Public, Bands>>> = {
  expanded: {
    ...FAMILIES,
    medicaid: [[138, 'likely']],
    marketplace: [[138, 'unlikely'], ...MARKETPLACE],
  },
  'poverty-level': {
    ...FAMILIES,
    medicaid: [[100, 'likely']],
    marketplace: [[100, 'unlikely'], ...MARKETPLACE],
  },
  'not-expanded': { ...FAMILIES, medicaid: [[100, 'maybe']], marketplace: MARKETPLACE },
  unknown: {
    ...FAMILIES,
    medicaid: [[138, 'ask']],
    marketplace: [[138, 'ask'], ...MARKETPLACE],
  },
  'own-rules': {
    medicaid: NOBODY_KNOWS,
    children: NOBODY_KNOWS,
    pregnant: NOBODY_KNOWS,
  },
  'not-offered': {},
}

/**
 * Programs count an income in ways of their own, and limits rise each year: within a tenth of a limit
 * nobody is told that something is not likely.
 */
const NEAR_PERCENTS = [90, 110]

/** What help is likely. It is computed from its arguments alone; nothing is kept or asked for. */
export const estimate = (
  figures: PovertyFigures,
  { people, incomeCents, place }: Situation,
): Estimate => {
  const level = povertyLevel(figures, people, place.abbreviation)
  const bands: Partial<Record<Help, Bands>> = { ...CLINICS, ...PUBLIC[place.medicaid ?? 'unknown'] }
  /** @param percent how much of each limit counts */
  const likelihoodAt = (help: Help, own: Bands, percent: number): Likelihood => {
    // In whole numbers, so that an income of exactly a limit is not past it.
    const isUpTo = (limit: number) => incomeCents * 100 <= limit * level * percent
    // Where Medicaid was not expanded, the Marketplace's help begins at 100%, and nothing below it.
    const tooLittle = place.medicaid === 'not-expanded' && incomeCents < level * percent
    if (help === 'marketplace' && tooLittle) return 'unlikely'
    return own.find(([through]) => isUpTo(through))?.[1] ?? 'unlikely'
  }
  const findingOf = (help: Help, own: Bands): Finding => {
    const likelihood = likelihoodAt(help, own, 100)
    if (likelihood !== 'unlikely') return { help, likelihood, isNear: false }
    const near = NEAR_PERCENTS.map((percent) => likelihoodAt(help, own, percent))
    if (near.includes('ask')) return { help, likelihood: 'ask', isNear: false }
    const isNear = near.some((other) => other !== 'unlikely')
    return { help, likelihood: isNear ? 'maybe' : 'unlikely', isNear }
  }
  const findings = HELP.flatMap((help) => {
    const own = help === 'children' && people === 1 ? undefined : bands[help]
    return own ? [findingOf(help, own)] : []
  })
  return {
    share: Math.round(incomeCents / level),
    findings: findings.sort(
      (a, b) => LIKELIHOODS.indexOf(a.likelihood) - LIKELIHOODS.indexOf(b.likelihood),
    ),
  }
}
