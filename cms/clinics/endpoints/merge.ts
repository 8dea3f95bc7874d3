import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { redirectClinic } from '../merge/clinic-redirects.ts'
import { mergedValues } from '../merge/merged-values.ts'
import { NO_NOTICE } from '../merge/notice-before.ts'
import { lockClinics } from '../queries/lock-clinics.ts'
import { followMerge, markMerged } from '../queries/merged-clinics.ts'
import { type ClinicPatch, updatePublished } from '../queries/update-published.ts'
import { compareById } from './compare.ts'
import { type MergeSide, otherSide, SIDES } from './merge-answer.ts'

const side = z.enum(SIDES)
const moment = z.iso.datetime()

const input = z.object({
  clinic: documentId,
  other: documentId,
  /** Left is the clinic in the path. */
  stays: side,
  /** The side that is right for each fact, by the fact's name. Omitted facts stay as they are. */
  choices: z.record(z.string(), side),
  updatedAt: z.object({ left: moment, right: moment }),
})

/** @throws Refusal if somebody has the form open, or has changed what was compared */
const refuseChanged = (shown: string, { name, openWith, updatedAt }: MergeSide) => {
  if (openWith)
    throw new Refusal(
      {
        en: `${openWith} has ${name}’s form open right now, so nothing was merged. Wait until the form is saved and closed, then try again.`,
        es: `${openWith} tiene abierto el formulario de ${name}, así que no se combinó nada. Espere a que se guarde y se cierre, y vuelva a intentarlo.`,
      },
      409,
    )
  if (updatedAt !== shown)
    throw new Refusal(
      {
        en: `${name} was changed after this comparison was opened, so nothing was merged. Close it and compare again.`,
        es: `${name} cambió después de abrir esta comparación, así que no se combinó nada. Ciérrela y compare de nuevo.`,
      },
      409,
    )
}

const write = async (
  req: PayloadRequest,
  { id, isPublished }: MergeSide,
  data: ClinicPatch,
  spanish: ClinicPatch = {},
) => {
  if (isPublished) return updatePublished(req, id, data, spanish)
  const options = { collection: 'clinics', id, draft: true, depth: 0, req } as const
  await req.payload.update({ ...options, locale: 'en', data })
  if (Object.keys(spanish).length > 0)
    await req.payload.update({ ...options, locale: 'es', data: spanish })
}

/**
 * Merges two clinics that are the same: one stays with the chosen facts, the other is kept hidden.
 */
export const merge = action({
  method: 'post',
  path: '/clinics/:clinic/merge',
  roles: PUBLISHERS,
  input,
  act: async ({ clinic, other, stays, choices, updatedAt }, req) => {
    req.context.savedThrough = 'Merged clinics'
    await lockClinics(req, [clinic, other])
    const { rows, ...both } = await compareById(req, clinic, other)
    for (const name of SIDES) refuseChanged(updatedAt[name], both[name].side)
    const staying = both[stays]
    const going = both[otherSide(stays)]
    if (going.side.isPublished && !staying.side.isPublished)
      throw new Refusal({
        en: `${staying.side.name} is not published, so links would lead nowhere. Publish it first, or let the other one stay.`,
        es: `${staying.side.name} no está publicada, así que los enlaces no llevarían a ningún lado. Publíquela primero, o deje la otra.`,
      })
    const differing = rows.map(({ name }) => name)
    const taken = new Set(differing.filter((name) => choices[name] === otherSide(stays)))
    const values = mergedValues(staying.clinic.en, going.clinic, taken, differing)
    await write(req, staying.side, values.data, values.spanish)
    const mergedInto = staying.side.id
    const { addressIsPrivate = false } = values.data
    await write(
      req,
      going.side,
      { mergedInto, _status: 'draft', addressIsPrivate, ...NO_NOTICE },
      going.clinic.es.notice ? { notice: null } : {},
    )
    await markMerged(req, going.side.id, mergedInto)
    await followMerge(req, going.side.id, mergedInto)
    if (going.side.isPublished) await redirectClinic(req, going.side.slug, staying.side.slug)
    await req.payload.collections.clinics.config.custom?.merging?.done(
      req,
      going.side.id,
      mergedInto,
    )
    return { stays: mergedInto }
  },
})
