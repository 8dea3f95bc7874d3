import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { mayPublish } from '../../access/publishers.ts'
import { ROLES } from '../../access/roles.ts'
import { lockClinics, markPublished, updatePublished } from '../../clinics/index.ts'
import { reopenAfterCall } from '../../corrections/index.ts'
import { openWith } from '../../documents/drafts/form-lock.ts'
import { idOf } from '../../documents/id-of.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { sayTo } from '../../panel-kit/say.ts'
import type { Clinic, Verification } from '../../payload-types.ts'
import { claimClinic, oneAtATime, othersClaim } from '../queries/claims.ts'
import { verificationSince } from '../queries/newest-call.ts'
import { lastCallBy, stateOf, type Undo, undoable } from '../queries/undo.ts'
import type { Turn } from './answers.ts'
import { readToVerify } from './clinic-to-verify.ts'
import { monthSoFar } from './turn.ts'

/** Callers may undo their last call and reopen clinics they closed; editors may undo any call. */
const refuseOthers = async (req: PayloadRequest, user: TypedUser, call: Verification) => {
  if (mayPublish(req)) return
  const isOwn = call.by !== null && call.by !== undefined && idOf(call.by) === user.id
  if (isOwn && call.outcome === 'closed') return
  if (isOwn && (await lastCallBy(req, user.id))?.id === call.id) return
  throw new Refusal(
    {
      en: 'You can undo only your last call. Ask an editor.',
      es: 'Solo puede deshacer su última llamada. Pídalo a alguien de Edición.',
    },
    403,
  )
}

const read = (req: PayloadRequest, id: number): Promise<Clinic | null> =>
  req.payload.findByID({
    collection: 'clinics',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  })

/** @throws Refusal if somebody has called since, is on it right now, or has changed the clinic */
const refuseOvertaken = async (
  req: PayloadRequest,
  user: TypedUser,
  { id, createdAt }: Verification,
  { clinic, undo }: { clinic: Clinic; undo: Undo },
) => {
  const later = await verificationSince(req, clinic.id, createdAt)
  if (later && later.id !== id) {
    const who = await nameOfId(req, later.by ? idOf(later.by) : null)
    throw new Refusal(
      {
        en: `${who} called this clinic again after that, so the first call can’t be undone.`,
        es: `${who} volvió a llamar a esta clínica después, así que la primera llamada no se puede deshacer.`,
      },
      409,
    )
  }
  const caller = await othersClaim(req, user.id, clinic.id)
  if (caller !== null) {
    const who = await nameOfId(req, caller)
    throw new Refusal(
      {
        en: `${who} is verifying this clinic right now. Nothing was undone.`,
        es: `${who} está verificando esta clínica ahora mismo. No se deshizo nada.`,
      },
      409,
    )
  }
  const typing = await openWith(req, clinic.id)
  if (typing)
    throw new Refusal(
      {
        en: `${typing} has this clinic’s form open right now. Wait until the form is saved and closed, then try again.`,
        es: `${typing} tiene abierto el formulario de esta clínica. Espere a que se guarde y se cierre, y vuelva a intentarlo.`,
      },
      409,
    )
  const now = await stateOf(req, clinic.id)
  const isUntouched =
    now.updatedAt === undo.updatedAt &&
    (undo.en._status === undefined || now.version === undo.version)
  if (isUntouched) return
  const who = await nameOfId(
    req,
    clinic.savedBy ? idOf(clinic.savedBy) : null,
    clinic.savedThrough ?? 'Somebody',
  )
  throw new Refusal(
    {
      en: `${who} has changed this clinic since that call, so the call can’t be undone. Fix what is wrong in the clinic’s form.`,
      es: `${who} cambió esta clínica después de esa llamada, así que la llamada no se puede deshacer. Corrija lo que está mal en el formulario de la clínica.`,
    },
    409,
  )
}

const restoreValues = async (req: PayloadRequest, clinic: Clinic, { en, es }: Undo) => {
  const { reportedWrongAt, ...others } = en
  // A visitor's report from after the call stays.
  const reported = clinic.reportedWrongAt ? {} : { reportedWrongAt }
  if (en._status === 'published') await markPublished(req, clinic.id)
  req.context.savedThrough = 'Undone call'
  req.context.restoresValues = true
  const isReported = 'reportedWrongAt' in en
  await updatePublished(req, clinic.id, { ...others, ...(isReported && reported) }, es)
}

/** Undoes a call: the clinic is restored, and the call stays in the log as undone. */
export const undoCall = action({
  method: 'post',
  path: '/verifications/:call/undo',
  roles: ROLES,
  input: z.object({
    call: documentId,
    /** Whether to open the clinic for verification afterwards. */
    open: z.boolean().default(false),
  }),
  act: async ({ call: id, open }, req, user): Promise<{ message: string; turn?: Turn }> => {
    await oneAtATime(req)
    const found = await undoable(req, id)
    if (!found)
      throw new Refusal(
        {
          en: 'This call can’t be undone, because what it changed was not recorded.',
          es: 'Esta llamada no se puede deshacer, porque no se registró lo que cambió.',
        },
        404,
      )
    const { call, undo } = found
    if (call.undoneAt) {
      const who = await nameOfId(req, call.undoneBy ? idOf(call.undoneBy) : null)
      throw new Refusal(
        { en: `${who} has already undone this.`, es: `${who} ya deshizo esto.` },
        409,
      )
    }
    await refuseOthers(req, user, call)
    await lockClinics(req, [idOf(call.clinic)])
    const clinic = await read(req, idOf(call.clinic))
    if (!clinic)
      throw new Refusal(
        { en: 'This clinic no longer exists.', es: 'Esta clínica ya no existe.' },
        404,
      )
    await refuseOvertaken(req, user, call, { clinic, undo })
    await restoreValues(req, clinic, undo)
    await reopenAfterCall(req, id)
    await req.payload.update({
      collection: 'verifications',
      id,
      depth: 0,
      data: { undoneAt: new Date().toISOString(), undoneBy: user.id },
      req,
    })
    const name = undo.en.name ?? clinic.name
    const message = sayTo(req)({
      en: `Undone. ${name} is as it was before that call.`,
      es: `Deshecho. ${name} está como antes de esa llamada.`,
    })
    if (!open) return { message }
    await claimClinic(req, user.id, clinic.id)
    const turn = {
      clinic: await readToVerify(req, clinic.id),
      opensAt: null,
      month: await monthSoFar(req),
      undo: null,
      offered: null,
    }
    return { message, turn }
  },
})
