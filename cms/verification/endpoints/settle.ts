import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import {
  type ClinicPatch,
  hasWorkingPhone,
  publishedClinic,
  updatePublished,
  withoutPlace,
} from '../../clinics/index.ts'
import { settleByCall } from '../../corrections/index.ts'
import { documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type InEach, sayTo } from '../../panel-kit/say.ts'
import type { Clinic, Verification } from '../../payload-types.ts'
import { callFilter } from '../call-lists/filter.ts'
import type { VerificationOutcome } from '../outcomes.ts'
import { factText } from '../present/fact-text.ts'
import { factValues } from '../present/fact-values.ts'
import { FACTS } from '../present/facts.ts'
import { oneAtATime, releaseClaims } from '../queries/claims.ts'
import { LISTS } from '../queries/due-clinics.ts'
import { verificationSince } from '../queries/newest-call.ts'
import { keepUndo, type Undo, valuesBefore } from '../queries/undo.ts'
import type { Settled } from './answers.ts'
import { toVerify } from './clinic-to-verify.ts'
import { take } from './take.ts'
import { nextTurn } from './turn.ts'

const MOST_SKIPPED = 1_000

/** Which clinic the person wants next: of which list, what they have skipped, and whether closed ones. */
export const wanted = z.object({
  list: z.enum(LISTS).default('calls'),
  except: z.array(documentId).max(MOST_SKIPPED).default([]),
  closedToo: z.boolean().default(false),
  filter: callFilter.optional(),
  callList: documentId.optional(),
})

/** Sent with every outcome: the clinic, the version that was shown, and what to open next. */
export const outcomeInput = wanted.extend({
  clinic: documentId,
  updatedAt: z.iso.datetime(),
  // A report leaves updatedAt alone.
  reportedWrongAt: z.iso.datetime().nullable(),
  note: z.string().trim().max(2_000, 'Write a shorter note.').optional(),
})
type OutcomeInput = z.infer<typeof outcomeInput>

/** What an outcome does. */
export interface Decision {
  data: ClinicPatch
  spanish?: ClinicPatch
  askAgainOn?: string
  changes?: NonNullable<Verification['changes']>
  /** What the person reads once it is done. */
  message: InEach
}

/** @throws Refusal if nobody can have called it, because no number of it works */
export const refuseWithoutPhone = (clinic: Clinic): void => {
  if (!hasWorkingPhone(clinic))
    throw new Refusal(
      {
        en: `${clinic.name} has no phone number that works, so it can’t be verified by phone. Find a number first.`,
        es: `${clinic.name} no tiene un número de teléfono que funcione, así que no se puede verificar por teléfono. Busque primero un número.`,
      },
      409,
    )
}

/**
 * What to write to a clinic that somebody has just talked to.
 * @param corrected what the call changes: what it empties is not verified
 */
export const spokenWith = (clinic: Clinic, corrected: ClinicPatch = {}): ClinicPatch => {
  const values = factValues({ ...clinic, ...corrected })
  const known = FACTS.filter(({ name }) => factText(values[name]) !== null).map(({ name }) => name)
  return {
    lastVerifiedAt: new Date().toISOString(),
    askAgainOn: null,
    reportedWrongAt: null,
    changedAtSourceAt: null,
    verifiedFields: [...new Set([...(clinic.verifiedFields ?? []), ...known])],
  }
}

const changedMeanwhile = async (req: PayloadRequest, clinic: Clinic): Promise<Settled> => ({
  saved: false,
  clinic: await toVerify(req, clinic),
})

/** The outcome of a call. */
interface Answer {
  outcome: VerificationOutcome
  /** What it means for the clinic as it is now. */
  decide: (clinic: Clinic) => Decision | Promise<Decision>
  /** For an answer with more than the outcome: whether everything sent is already saved. */
  isKept?: (clinic: Clinic, kept: Verification) => boolean | Promise<boolean>
}

/**
 * The person’s own answer, if it was already saved after the clinic was shown: the response got
 * lost, and they answered again.
 */
const keptAnswer = async (
  req: PayloadRequest,
  user: number,
  { clinic: id, updatedAt }: OutcomeInput,
  { outcome, isKept }: Answer,
): Promise<Verification | null> => {
  const kept = await verificationSince(req, id, updatedAt)
  if (!kept || kept.by !== user || kept.outcome !== outcome) return null
  if (!isKept) return kept
  const clinic = await publishedClinic(req, id)
  return clinic && (await isKept(clinic, kept)) ? kept : null
}

/** Fields that change with others: the clinic's hooks write them. */
const changedByHooks = ({ factDates, verifiedFields, wrongPhones }: Clinic): ClinicPatch => ({
  ...(factDates && { factDates }),
  ...(verifiedFields && { verifiedFields }),
  wrongPhones: wrongPhones ?? null,
})

/** The current values, in both languages, of the fields that an outcome changes. */
const undoOf = async (
  req: PayloadRequest,
  clinic: Clinic,
  data: ClinicPatch,
  spanish: ClinicPatch = {},
): Promise<Pick<Undo, 'en' | 'es'>> => {
  const en = valuesBefore(clinic, data)
  if (Object.keys(spanish).length === 0) return { en, es: {} }
  const options = { collection: 'clinics', id: clinic.id, locale: 'es', depth: 0 } as const
  const translated = await req.payload.findByID({ ...options, fallbackLocale: false, req })
  return { en, es: valuesBefore(translated, spanish) }
}

/** Undoing a call doesn't bring back a street that has become private. */
const withoutPlaces = ({ en, es }: Pick<Undo, 'en' | 'es'>) => ({ en: withoutPlace(en), es })

/**
 * Writes an outcome with its row in the history, releases the clinic and opens the next one. If
 * the same person sends it again, only the note is updated.
 */
export const settle = async (
  req: PayloadRequest,
  user: TypedUser,
  input: OutcomeInput,
  answer: Answer,
): Promise<Settled> => {
  const { clinic: id, updatedAt, reportedWrongAt, note } = input
  const next = () => nextTurn(req, user.id, input)
  // The first try may still be running.
  await oneAtATime(req)
  const kept = await keptAnswer(req, user.id, input, answer)
  if (kept) {
    if ((kept.note ?? '') !== (note ?? ''))
      await req.payload.update({
        collection: 'verifications',
        id: kept.id,
        data: { note: note ?? null },
        depth: 0,
        req,
      })
    return {
      saved: true,
      message: sayTo(req)({ en: 'Already saved.', es: 'Ya estaba guardado.' }),
      turn: await next(),
    }
  }
  const clinic = await take(req, user.id, id)
  const isAsShown =
    clinic.updatedAt === updatedAt && (clinic.reportedWrongAt ?? null) === reportedWrongAt
  if (!isAsShown) return changedMeanwhile(req, clinic)
  const { data, spanish, askAgainOn, changes, message } = await answer.decide(clinic)
  // The row comes first, so that forms opened from now on are newer than it.
  const call = await req.payload.create({
    collection: 'verifications',
    data: {
      clinic: id,
      by: user.id,
      outcome: answer.outcome,
      ...(note && { note }),
      ...(askAgainOn && { askAgainOn }),
      ...(changes && { changes }),
    },
    req,
  })
  const before = await undoOf(req, clinic, { ...data, ...changedByHooks(clinic) }, spanish)
  req.context.savedThrough = 'Verification call'
  req.context.factSource = 'call'
  await updatePublished(req, id, data, spanish)
  await keepUndo(req, call.id, id, data.addressIsPrivate ? withoutPlaces(before) : before)
  const found = { outcome: answer.outcome, changed: Object.keys(data) }
  await settleByCall(req, { ...found, clinic: id, id: call.id, by: user.id })
  await releaseClaims(req, user.id)
  return {
    saved: true,
    message: sayTo(req)(message),
    turn: await next(),
  }
}
