import { type Clinic, each, factsOfKind } from '@healthcare-for-all/cms/contract'
import { type ClinicTexts, inLanguage } from './clinic-texts.ts'
import type { Kind } from './kinds.ts'
import { sampleLists } from './lists.ts'
import { sampleAddress, sampleName } from './names.ts'
import { sampleOrganization } from './organization.ts'
import { sampleLines, samplePhone } from './phones.ts'
import { samplePosition } from './position.ts'
import type { Random } from './random.ts'
import { sampleServices } from './services.ts'
import { sampleTexts } from './texts.ts'
import type { Town } from './towns.ts'
import { sampleVisit } from './visit.ts'
import { slidingFee } from './word-lists.ts'

type DerivedField =
  | 'id'
  | 'stateName'
  | 'categories'
  | 'verified'
  | 'updatedAt'
  | 'openWeek'
  | 'timeZone'
  | 'factDates'
  | 'confirmedByClinicAt'
  | 'phoneIsWrong'
  | 'movedFrom'
  | 'movedAt'
  | 'inEnglish'

/** A sample clinic as in the contract, without what is derived when it is published. */
export interface SampleClinic extends Omit<Clinic, DerivedField> {
  sourceId: string
  featured: boolean
  /** The same texts in Spanish; null if nobody has translated them. */
  spanish: ClinicTexts | null
}

export interface Circumstances {
  kind: Kind
  town: Town
  state: string
  stateName: string
  /** Which clinic of its state it is, from 0. */
  order: number
}

/** The source of all sample clinics. */
export const SOURCE = 'sample'

/** Shares of clinics, 0 to 1. */
const VERIFIED = 0.72
const IN_SPANISH = 0.3
const UNKNOWN = 0.4

/** Verification dates are in this fixed period, so that the data never changes by itself. */
const FIRST_VERIFIED = Date.UTC(2026, 0, 5, 15)
const VERIFIED_DAYS = 300
const DAY_MS = 86_400_000

const verifiedAt = (random: Random) =>
  new Date(FIRST_VERIFIED + random.whole(0, VERIFIED_DAYS) * DAY_MS).toISOString()

const fact = (random: Random, yes: number) => (random.chance(UNKNOWN) ? null : random.chance(yes))

/**
 * Everything about one sample clinic except its slug and its number.
 * @param visits for what it asks people, so that this leaves the rest of the samples as they are
 */
export const sampleClinic = (
  random: Random,
  visits: Random,
  { kind, town, state, stateName, order }: Circumstances,
): Omit<SampleClinic, 'slug' | 'sourceId' | 'featured'> => {
  const [city, zipCode] = town
  const isFree = random.chance(kind.free)
  const isLowCost = !isFree || kind.sliding || random.chance(0.15)
  const texts = sampleTexts(random, kind, city, isFree)
  const lists = sampleLists(random, { isFree, isLowCost, sliding: kind.sliding })
  const { papers, ...visit } = sampleVisit(visits, texts, isFree)
  const namesScale = lists.paymentOptions.includes(slidingFee)
  const clinic = {
    name: sampleName(random, { kind, town: city, region: stateName, isFree }),
    address: sampleAddress(random),
    city,
    state,
    zipCode,
    phone: samplePhone(state, order),
    phoneExtension: random.chance(0.07) ? String(random.whole(101, 499)) : null,
    phones: sampleLines(state, order),
    website: random.chance(0.6) ? 'https://www.example.org/' : null,
    addressIsPrivate: false,
    notice: null,
    ...samplePosition(random, town),
    ...sampleServices(random, kind),
    ...sampleOrganization(random, kind),
    openingHours: [...texts.openingHours],
    // Unknown, unless set below.
    ...each(factsOfKind('yesNo'), null),
    isFree,
    isLowCost,
    lastVerifiedAt: random.chance(VERIFIED) ? verifiedAt(random) : null,
    acceptsNewPatients: fact(random, 0.85),
    walkInsWelcome: random.chance(UNKNOWN) ? null : texts.walkIns,
    acceptsUninsured: isFree ? true : null,
    slidingFeeScale: namesScale || fact(random, 0),
    telehealth: fact(random, 0.5),
    interpreters: fact(random, 0.7),
    ...papers,
    source: SOURCE,
  }
  // Who takes no new patients has no wait for a first visit.
  const told = clinic.acceptsNewPatients === false ? { ...visit, wait: null } : visit
  return {
    ...clinic,
    // What the texts say of low-cost care depends on income.
    ...(!isFree && (texts.eligibility ?? visit.cost) && { slidingFeeScale: true }),
    ...inLanguage('en', texts, lists, told),
    spanish:
      state === 'PR' || random.chance(IN_SPANISH) ? inLanguage('es', texts, lists, told) : null,
  }
}
