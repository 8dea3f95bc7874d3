import { shortDay } from '../../panel-kit/dates.ts'
import type { FactName } from '../present/facts.ts'
import type { Checked } from '../queries/signals.ts'

/** What speaks for a fact or against it, without a call. */
export interface Signal {
  /** Beside which fact it stands; null if it is about all of them. */
  fact: FactName | null
  speaks: 'for' | 'against'
  /** With its date: 'The web address did not answer on Nov 3, 2026 and Nov 10, 2026.' */
  text: string
}

/** A clinic's own dates. */
interface Dated {
  createdAt: string
  lastVerifiedAt?: string | null | undefined
  confirmedByClinicAt?: string | null | undefined
  factDates?: Partial<Record<string, { at: string; source: string }>> | null | undefined
}

const against = (fact: FactName, text: string): Signal[] => [{ fact, speaks: 'against', text }]
const isFor = (fact: FactName | null, text: string): Signal[] => [{ fact, speaks: 'for', text }]

const MINUTE_MS = 60_000

const ofPhone = ({ phoneSince }: Checked, { lastVerifiedAt }: Dated): Signal[] =>
  phoneSince && Date.parse(phoneSince) > Date.parse(lastVerifiedAt ?? '1970-01-01')
    ? against(
        'phone',
        `No US telephone can have this number, which is listed since ${shortDay(phoneSince)}.`,
      )
    : []

const ofPoint = ({ pointSince, miles, zipTown }: Checked): Signal[] =>
  pointSince && miles !== null
    ? against(
        'zipCode',
        `The point on the map is ${Math.round(miles)} miles from the middle of this ZIP code, ${zipTown}, since ${shortDay(pointSince)}.`,
      )
    : []

const ofWebsite = ({ checkedAt, result, status, movedTo, failedAt }: Checked): Signal[] => {
  if (!checkedAt || !result || result === 'unsure') return []
  if (result === 'failed') {
    const days = (failedAt ?? []).map((moment) => shortDay(moment)).join(' and ')
    const did = status === null ? 'did not answer' : `answered with an error (${status})`
    return against('website', `The web address ${did} on ${days}.`)
  }
  const leads = movedTo ? ` It leads to ${movedTo} now.` : ''
  return isFor('website', `The web address answered on ${shortDay(checkedAt)}.${leads}`)
}

const HOURS = ['openingHours', 'hoursOfOperation'] as const

/** The hours of a clinic that an import has changed, and nobody has asked about since. */
const ofHours = ({ factDates, lastVerifiedAt, createdAt }: Dated): Signal[] =>
  HOURS.flatMap((fact) => {
    const date = factDates?.[fact]
    const known = Math.max(
      Date.parse(createdAt) + MINUTE_MS,
      Date.parse(lastVerifiedAt ?? createdAt),
    )
    return date?.source === 'import' && Date.parse(date.at) > known
      ? against(fact, `Changed at its source, with the import of ${shortDay(date.at)}.`)
      : []
  })

const ofStaff = ({ confirmedByClinicAt }: Dated): Signal[] =>
  confirmedByClinicAt
    ? isFor(null, `Its own staff confirmed all of it on ${shortDay(confirmedByClinicAt)}.`)
    : []

/** What somebody sent of a fact. */
export interface Sent {
  at: string
  facts: FactName[]
  /** Whether it is what is listed. */
  agrees: boolean
}

const ofSent = (sent: readonly Sent[]): Signal[] =>
  sent.flatMap(({ at, facts, agrees }) =>
    facts.flatMap((fact) =>
      agrees
        ? isFor(fact, `Somebody sent the same on ${shortDay(at)}.`)
        : against(fact, `Somebody sent something else on ${shortDay(at)}.`),
    ),
  )

/** All that can be told of a clinic without a call. */
export const signalsOf = (checked: Checked, clinic: Dated, sent: readonly Sent[]): Signal[] => [
  ...ofStaff(clinic),
  ...ofPhone(checked, clinic),
  ...ofPoint(checked),
  ...ofHours(clinic),
  ...ofWebsite(checked),
  ...ofSent(sent),
]
