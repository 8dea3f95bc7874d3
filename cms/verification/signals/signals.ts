import { shortDay } from '../../panel-kit/dates.ts'
import { type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'
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

const ofPhone = ({ phoneSince }: Checked, { lastVerifiedAt }: Dated, say: Say): Signal[] =>
  phoneSince && Date.parse(phoneSince) > Date.parse(lastVerifiedAt ?? '1970-01-01')
    ? against(
        'phone',
        say({
          en: `No US telephone can have this number, which is listed since ${shortDay(phoneSince)}.`,
          es: `Ningún teléfono de Estados Unidos puede tener este número, que está en el directorio desde el ${shortDay(phoneSince, 'es')}.`,
        }),
      )
    : []

const ofPoint = ({ pointSince, miles, zipTown }: Checked, say: Say): Signal[] => {
  if (!pointSince || miles === null) return []
  const far = Math.round(miles)
  return against(
    'zipCode',
    say({
      en: `The point on the map is ${far} miles from the middle of this ZIP code, ${zipTown}, since ${shortDay(pointSince)}.`,
      es: `El punto en el mapa está a ${far} millas del centro de este código postal, ${zipTown}, desde el ${shortDay(pointSince, 'es')}.`,
    }),
  )
}

const ofWebsite = (
  { checkedAt, result, status, movedTo, failedAt }: Checked,
  say: Say,
): Signal[] => {
  if (!checkedAt || !result || result === 'unsure') return []
  if (result === 'failed') {
    const days = (language: PanelLanguage, and: string) =>
      (failedAt ?? []).map((moment) => shortDay(moment, language)).join(and)
    const did =
      status === null
        ? { en: 'did not answer', es: 'no respondió' }
        : { en: `answered with an error (${status})`, es: `respondió con un error (${status})` }
    return against(
      'website',
      say({
        en: `The web address ${did.en} on ${days('en', ' and ')}.`,
        es: `La dirección web ${did.es} el ${days('es', ' y el ')}.`,
      }),
    )
  }
  const leads = movedTo
    ? say({ en: ` It leads to ${movedTo} now.`, es: ` Ahora lleva a ${movedTo}.` })
    : ''
  const answered = say({
    en: `The web address answered on ${shortDay(checkedAt)}.`,
    es: `La dirección web respondió el ${shortDay(checkedAt, 'es')}.`,
  })
  return isFor('website', answered + leads)
}

const HOURS = ['openingHours', 'hoursOfOperation'] as const

/** The hours of a clinic that an import has changed, and nobody has asked about since. */
const ofHours = ({ factDates, lastVerifiedAt, createdAt }: Dated, say: Say): Signal[] =>
  HOURS.flatMap((fact) => {
    const date = factDates?.[fact]
    const known = Math.max(
      Date.parse(createdAt) + MINUTE_MS,
      Date.parse(lastVerifiedAt ?? createdAt),
    )
    return date?.source === 'import' && Date.parse(date.at) > known
      ? against(
          fact,
          say({
            en: `Changed at its source, with the import of ${shortDay(date.at)}.`,
            es: `Cambió en su fuente, con la importación del ${shortDay(date.at, 'es')}.`,
          }),
        )
      : []
  })

const ofStaff = ({ confirmedByClinicAt }: Dated, say: Say): Signal[] =>
  confirmedByClinicAt
    ? isFor(
        null,
        say({
          en: `Its own staff confirmed all of it on ${shortDay(confirmedByClinicAt)}.`,
          es: `Su propio personal confirmó todo el ${shortDay(confirmedByClinicAt, 'es')}.`,
        }),
      )
    : []

/** What somebody sent of a fact. */
export interface Sent {
  at: string
  facts: FactName[]
  /** Whether it is what is listed. */
  agrees: boolean
}

const ofSent = (sent: readonly Sent[], say: Say): Signal[] =>
  sent.flatMap(({ at, facts, agrees }) =>
    facts.flatMap((fact) =>
      agrees
        ? isFor(
            fact,
            say({
              en: `Somebody sent the same on ${shortDay(at)}.`,
              es: `Alguien envió lo mismo el ${shortDay(at, 'es')}.`,
            }),
          )
        : against(
            fact,
            say({
              en: `Somebody sent something else on ${shortDay(at)}.`,
              es: `Alguien envió algo distinto el ${shortDay(at, 'es')}.`,
            }),
          ),
    ),
  )

/** All that can be told of a clinic without a call. */
export const signalsOf = (
  checked: Checked,
  clinic: Dated,
  sent: readonly Sent[],
  say: Say = sayIn('en'),
): Signal[] => [
  ...ofStaff(clinic, say),
  ...ofPhone(checked, clinic, say),
  ...ofPoint(checked, say),
  ...ofHours(clinic, say),
  ...ofWebsite(checked, say),
  ...ofSent(sent, say),
]
