import type { PayloadRequest } from 'payload'
import {
  draftSince,
  hasWorkingPhone,
  isPhoneWrong,
  openReports,
  publishedClinic,
} from '../../clinics/index.ts'

import { localTime } from '../../contract/open-week.ts'
import {
  agreesWith,
  type OpenCorrection,
  openCorrections,
  saidByTopic,
} from '../../corrections/index.ts'
import { openWith } from '../../documents/drafts/form-lock.ts'
import { idOf } from '../../documents/id-of.ts'
import { describeCall } from '../../history/index.ts'
import { nameIn } from '../../panel-kit/person-name.ts'
import { type PanelLanguage, panelLanguage, sayTo } from '../../panel-kit/say.ts'
import type { Clinic, Verification } from '../../payload-types.ts'
import { factValues } from '../present/fact-values.ts'
import { FACTS, type FactName } from '../present/facts.ts'
import { hoursOnDay } from '../present/hours-on-day.ts'
import { listsInWords } from '../present/lists-in-words.ts'
import { callTimeOf, holidaysAround } from '../queries/call-times.ts'
import { queueStateOf } from '../queries/queue.ts'
import { readChecked } from '../queries/signals.ts'
import { type Sent, signalsOf } from '../signals/signals.ts'
import type { ClinicToVerify, PastVerification, ValueSaid } from './answers.ts'
import { noticeOf } from './notice.ts'
import { valuesSaid } from './take-over.ts'

const SHOWN = 10

const past = (call: Verification, language: PanelLanguage, timeZone: string) => {
  const { id, createdAt, by, outcome, note, undoneAt, undoneBy } = call
  return {
    id,
    at: createdAt,
    by: nameIn(by),
    outcome,
    note: note ?? null,
    sentences: describeCall(call, language, timeZone),
    undoneAt: undoneAt ?? null,
    undoneBy: nameIn(undoneBy),
  } satisfies PastVerification
}

const historyOf = async (
  req: PayloadRequest,
  clinic: number,
  timeZone: string,
): Promise<PastVerification[]> => {
  const { docs } = await req.payload.find({
    collection: 'verifications',
    where: { clinic: { equals: clinic } },
    sort: '-createdAt',
    // Includes the person; the clinic is known.
    depth: 1,
    populate: { clinics: { slug: true }, users: { name: true, email: true } },
    limit: SHOWN,
    req,
  })
  return docs.map((call) => past(call, panelLanguage(req.i18n.language), timeZone))
}

/** The facts that are said to be something else: a number comes with an extension, if only to have none. */
const factsSaid = (values: ValueSaid['values'], clinic: Clinic): FactName[] =>
  FACTS.map(({ name }) => name).filter(
    (name) => name in values && (values[name] ?? null) !== (clinic[name] ?? null),
  )

const MINUTE_MS = 60_000

/** When to call a clinic. */
const timesOf = async (req: PayloadRequest, clinic: number): Promise<ClinicToVerify['times']> => {
  const now = new Date()
  const { isOpen, opensIn, timeZone, openWeek } = await callTimeOf(req, clinic, now)
  const { date, minute } = localTime(now, timeZone)
  const opensAt = new Date(now.getTime() + (opensIn ?? 0) * MINUTE_MS)
  return {
    isOpen,
    timeZone,
    opensAt: isOpen || opensIn === null ? null : opensAt.toISOString(),
    hours: hoursOnDay(openWeek, minute, panelLanguage(req.i18n.language)),
    holiday: holidaysAround(now)[date] ?? null,
  }
}

/** Which corrections say what is listed, and which something else. */
const sentOf = (
  corrections: readonly OpenCorrection[],
  saidValues: readonly ValueSaid[],
  clinic: Clinic,
  state: string,
): Sent[] =>
  corrections.flatMap(({ id, at, topics, text }): Sent[] => {
    const other = saidValues.find(({ correction }) => correction === id)
    if (other) return [{ at, facts: factsSaid(other.values, clinic), agrees: false }]
    if (!agreesWith({ topics, text }, clinic, state)) return []
    const [topic] = topics
    return [{ at, facts: [topic === 'hours' ? 'openingHours' : 'phone'], agrees: true }]
  })

const isAhead = (day: string | null | undefined) => Date.parse(day ?? '') > Date.now()

/** A published clinic with everything that its screen shows. */
export const toVerify = async (req: PayloadRequest, clinic: Clinic): Promise<ClinicToVerify> => {
  const { reason, since, isDue, tried, state, abbreviation } = await queueStateOf(req, clinic.id)
  const corrections = await openCorrections(req, clinic.id)
  const saidValues = await valuesSaid(req, clinic, corrections)
  const times = await timesOf(req, clinic.id)
  const facts = factValues(clinic)
  return {
    id: clinic.id,
    slug: clinic.slug,
    town: `${clinic.city}, ${state}`,
    state: idOf(clinic.state),
    list: hasWorkingPhone(clinic) ? 'calls' : 'numbers',
    wrongPhone: isPhoneWrong(clinic) ? (clinic.phone ?? null) : null,
    source: { name: clinic.source, id: clinic.sourceId ?? null },
    reason: reason ?? 'due',
    reasonSince: since,
    isDue,
    reportedWrongAt: clinic.reportedWrongAt ?? null,
    reports: await openReports(req, clinic),
    said: saidByTopic(corrections),
    saidValues,
    signals: signalsOf(
      await readChecked(req, clinic.id),
      clinic,
      sentOf(corrections, saidValues, clinic, abbreviation),
      sayTo(req),
    ),
    changedAtSourceAt: clinic.changedAtSourceAt ?? null,
    closedUntil: isAhead(clinic.closedUntil) ? (clinic.closedUntil ?? null) : null,
    notice: await noticeOf(req, clinic),
    lastVerifiedAt: clinic.lastVerifiedAt ?? null,
    unansweredCalls: tried.length,
    times,
    updatedAt: clinic.updatedAt,
    facts,
    listsInWords: await listsInWords(req, facts),
    confirmed: clinic.confirmed ?? [],
    history: await historyOf(req, clinic.id, times.timeZone),
    openWith: await openWith(req, clinic.id),
    draftSince: await draftSince(req, clinic.id),
  }
}

/** @returns null if it is not published */
export const readToVerify = async (req: PayloadRequest, id: number) => {
  const clinic = await publishedClinic(req, id)
  return clinic && toVerify(req, clinic)
}
