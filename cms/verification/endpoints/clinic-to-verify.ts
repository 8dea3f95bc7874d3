import type { PayloadRequest } from 'payload'
import { draftSince, openReports, publishedClinic } from '../../clinics/index.ts'

import { openWith } from '../../documents/drafts/form-lock.ts'
import { nameOf } from '../../documents/queries/people.ts'
import type { Clinic, State, Verification } from '../../payload-types.ts'
import { factValues } from '../present/fact-values.ts'
import { callReasonOf, callsInVain } from '../queries/queue.ts'
import type { ClinicToVerify, PastVerification } from './answers.ts'

const SHOWN = 10

const nameIn = (user: Verification['by']) =>
  typeof user === 'object' && user ? nameOf(user) : null

const past = (attempt: Verification) => {
  const { id, createdAt, by, outcome, note, askAgainOn, changes, undoneAt, undoneBy } = attempt
  return {
    id,
    at: createdAt,
    by: nameIn(by),
    outcome,
    note: note ?? null,
    askAgainOn: askAgainOn ?? null,
    changes: (changes ?? []).map(({ field, before, after }) => ({
      field,
      before: before ?? null,
      after: after ?? null,
    })),
    undoneAt: undoneAt ?? null,
    undoneBy: nameIn(undoneBy),
  } satisfies PastVerification
}

const historyOf = async (req: PayloadRequest, clinic: number): Promise<PastVerification[]> => {
  const { docs } = await req.payload.find({
    collection: 'verifications',
    where: { clinic: { equals: clinic } },
    sort: '-createdAt',
    // To the person; the clinic is known.
    depth: 1,
    populate: { clinics: { slug: true }, users: { name: true, email: true } },
    limit: SHOWN,
    req,
  })
  return docs.map(past)
}

const stateOf = (req: PayloadRequest, state: number | State): Promise<State> =>
  req.payload.findByID({
    collection: 'states',
    id: typeof state === 'number' ? state : state.id,
    locale: 'en',
    depth: 0,
    req,
  })

/** A published clinic with all that its screen shows. */
export const toVerify = async (req: PayloadRequest, clinic: Clinic): Promise<ClinicToVerify> => {
  const due = await callReasonOf(req, clinic.id)
  const state = await stateOf(req, clinic.state)
  return {
    id: clinic.id,
    slug: clinic.slug,
    town: `${clinic.city}, ${state.name}`,
    state: state.id,
    reason: due?.reason ?? 'due',
    isDue: due?.isDue ?? false,
    reportedWrongAt: clinic.reportedWrongAt ?? null,
    reports: await openReports(req, clinic),
    changedAtSourceAt: clinic.changedAtSourceAt ?? null,
    lastVerifiedAt: clinic.lastVerifiedAt ?? null,
    callsInVain: await callsInVain(req, clinic.id),
    updatedAt: clinic.updatedAt,
    facts: factValues(clinic),
    confirmed: clinic.confirmed ?? [],
    history: await historyOf(req, clinic.id),
    openWith: await openWith(req, clinic.id),
    draftSince: await draftSince(req, clinic.id),
  }
}

/** @returns null where it is not published */
export const readToVerify = async (req: PayloadRequest, id: number) => {
  const clinic = await publishedClinic(req, id)
  return clinic && toVerify(req, clinic)
}
