import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import type { VerificationOutcome } from '../../fields/verification-outcomes.ts'
import type { Clinic, Verification } from '../../payload-types.ts'
import { factText } from '../../presenters/verification/fact-text.ts'
import { factValues } from '../../presenters/verification/fact-values.ts'
import { FACTS } from '../../presenters/verification/facts.ts'
import type { Settled } from '../../presenters/verification/screen.ts'
import { holdClinics } from '../../queries/hold-clinics.ts'
import { type ClinicPatch, updatePublished } from '../../queries/update-published.ts'
import { claimClinic, releaseClaims } from '../../queries/verification/claims.ts'
import { publishedClinic } from '../../queries/verification/published-clinic.ts'
import { Refusal } from '../../refusal.ts'
import { documentId } from '../endpoint.ts'
import { nameOfId, openWith } from '../people.ts'
import { toVerify } from './clinic-to-verify.ts'
import { nextTurn } from './turn.ts'

const MOST_SKIPPED = 1_000

/** What the person has skipped. */
export const except = z.array(documentId).max(MOST_SKIPPED).default([])

/** With every outcome: which clinic, what was shown of it, and what not to open next. */
export const outcomeInput = z.object({
  clinic: documentId,
  updatedAt: z.iso.datetime(),
  // A report leaves updatedAt alone.
  reportedWrongAt: z.iso.datetime().nullable(),
  note: z.string().trim().max(2_000, 'Write a shorter note.').optional(),
  except,
})
type OutcomeInput = z.infer<typeof outcomeInput>

/** What an outcome does. */
export interface Decision {
  outcome: VerificationOutcome
  data: ClinicPatch
  spanish?: ClinicPatch
  askAgainOn?: string
  changes?: NonNullable<Verification['changes']>
  /** What the person reads once it is done. */
  said: string
}

/** Of a clinic that somebody has just spoken with. */
export const spokenWith = (clinic: Clinic, corrected: string[] = []): ClinicPatch => {
  const values = factValues(clinic)
  const known = FACTS.filter(({ name }) => factText(values[name]) !== null).map(({ name }) => name)
  return {
    lastVerifiedAt: new Date().toISOString(),
    askAgainOn: null,
    reportedWrongAt: null,
    changedAtSourceAt: null,
    verifiedFields: [...new Set([...(clinic.verifiedFields ?? []), ...known, ...corrected])],
  }
}

/** @throws Refusal where somebody else has it or types in its form, or where it is not listed */
const take = async (req: PayloadRequest, user: number, id: number): Promise<Clinic> => {
  const holder = await claimClinic(req, user, id)
  if (holder !== null && holder !== user)
    throw new Refusal(
      `${await nameOfId(req, holder)} has this clinic now. Nothing was saved; skip it.`,
      409,
    )
  await holdClinics(req, [id])
  const clinic = await publishedClinic(req, id)
  if (!clinic) throw new Refusal('This clinic is not listed any more. Skip it.', 409)
  const other = await openWith(req, id)
  if (other)
    throw new Refusal(
      `${other} is changing this clinic’s form just now. Wait until the form is saved and closed, then try again, or skip it.`,
      409,
    )
  return clinic
}

const changedMeanwhile = async (req: PayloadRequest, clinic: Clinic): Promise<Settled> => ({
  saved: false,
  clinic: await toVerify(req, clinic),
})

/**
 * Writes an outcome with its row in the history, lets go of the clinic and opens the next one.
 * @param decide what the outcome means for the clinic as it is now
 */
export const settle = async (
  req: PayloadRequest,
  user: TypedUser,
  { clinic: id, updatedAt, reportedWrongAt, note, except: skipped }: OutcomeInput,
  decide: (clinic: Clinic) => Decision | Promise<Decision>,
): Promise<Settled> => {
  const clinic = await take(req, user.id, id)
  const isAsShown =
    clinic.updatedAt === updatedAt && (clinic.reportedWrongAt ?? null) === reportedWrongAt
  if (!isAsShown) return changedMeanwhile(req, clinic)
  const { outcome, data, spanish, askAgainOn, changes, said } = await decide(clinic)
  // The row first: forms that are opened from now on are newer than it.
  await req.payload.create({
    collection: 'verifications',
    data: {
      clinic: id,
      by: user.id,
      outcome,
      ...(note && { note }),
      ...(askAgainOn && { askAgainOn }),
      ...(changes && { changes }),
    },
    req,
  })
  await updatePublished(req, id, data, spanish)
  await releaseClaims(req, user.id)
  return { saved: true, said, turn: await nextTurn(req, user.id, skipped) }
}
