import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { openWith } from '../../documents/drafts/form-lock.ts'
import { wasPublished } from '../../documents/queries/was-published.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { endClinicRedirect } from '../merge/clinic-redirects.ts'
import { noticeBefore } from '../merge/notice-before.ts'
import { lockClinics } from '../queries/lock-clinics.ts'
import { markMerged, markPublished } from '../queries/merged-clinics.ts'
import { updatePublished } from '../queries/update-published.ts'

/** Undoes a merge. What the other clinic took over stays with it; the notice for visitors is back. */
export const unmerge = action({
  method: 'post',
  path: '/clinics/:clinic/unmerge',
  roles: PUBLISHERS,
  input: z.object({
    clinic: documentId,
    /** Whether visitors see it again. */
    list: z.boolean(),
  }),
  act: async ({ clinic: id, list }, req) => {
    req.context.savedThrough = 'Unmerged clinics'
    await lockClinics(req, [id])
    const options = { collection: 'clinics', depth: 0, req } as const
    const clinic = await req.payload.findByID({ ...options, id })
    if (typeof clinic.mergedInto !== 'number')
      throw new Refusal(
        {
          en: 'This clinic is not merged into another one. Reload the page.',
          es: 'Esta clínica no está combinada con otra. Recargue la página.',
        },
        409,
      )
    const other = await openWith(req, id)
    if (other)
      throw new Refusal(
        {
          en: `${other} has this clinic’s form open right now. Wait until the form is saved and closed, then try again.`,
          es: `${other} tiene abierto el formulario de esta clínica. Espere a que se guarde y se cierre, y vuelva a intentarlo.`,
        },
        409,
      )
    if (list && !(await wasPublished(req, 'clinics', id)))
      throw new Refusal({
        en: 'This clinic was never published. Unmerge it, then publish it as usual.',
        es: 'Esta clínica nunca se ha publicado. Sepárela y luego publíquela como de costumbre.',
      })
    const { docs } = await req.payload.find({
      ...options,
      where: { id: { equals: clinic.mergedInto } },
      trash: true,
    })
    for (const { slug } of docs) await endClinicRedirect(req, clinic.slug, slug)
    const { data, spanish } = await noticeBefore(req, id, list)
    if (list) {
      await markPublished(req, id)
      await updatePublished(req, id, { mergedInto: null, _status: 'published', ...data }, spanish)
    } else {
      await markMerged(req, id, null)
      const draft = { ...options, id, draft: true } as const
      await req.payload.update({ ...draft, locale: 'en', data: { mergedInto: null, ...data } })
      await req.payload.update({ ...draft, locale: 'es', data: spanish })
    }
    await req.payload.collections.clinics.config.custom?.merging?.undone(req, id, clinic.mergedInto)
    return { list }
  },
})
