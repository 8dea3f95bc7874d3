import type { AfterErrorHook } from 'payload'
import { isBadValue, isConflict, lacksValue } from '../database/bad-value.ts'
import { type InEach, sayTo } from '../panel-kit/say.ts'

const BAD_VALUE: InEach = {
  en: 'Something that was sent can’t be used here: a value is missing, of the wrong kind, too large, or names what doesn’t exist. Nothing was saved.',
  es: 'Algo de lo que se envió no se puede usar aquí: falta un valor, es de otro tipo, es demasiado grande o nombra algo que no existe. No se guardó nada.',
}

/** Answers with 400 where only Postgres noticed that a document can't be saved, or found, with a value. */
export const refuseBadValue: AfterErrorHook = ({ collection, error, req }) =>
  isBadValue(error) || (collection && lacksValue(error))
    ? { status: 400, response: { errors: [{ message: sayTo(req)(BAD_VALUE) }] } }
    : undefined

const CONFLICT: InEach = {
  en: 'Somebody else saved at the same moment, so this was not saved. Please try again.',
  es: 'Otra persona guardó en el mismo momento, así que esto no se guardó. Inténtelo de nuevo.',
}

/** Answers with 409 where two changes got in each other's way. */
export const refuseConflict: AfterErrorHook = ({ error, req }) =>
  isConflict(error)
    ? { status: 409, response: { errors: [{ message: sayTo(req)(CONFLICT) }] } }
    : undefined

const HELD: InEach = {
  en: 'Somebody else is typing in this form, so this was not saved. Wait until they are done, or ask before you take it over.',
  es: 'Otra persona está escribiendo en este formulario, así que esto no se guardó. Espere a que termine, o pregunte antes de tomar el control.',
}

/** Says in plain words that a document is locked; Payload names its number. */
export const refuseHeld: AfterErrorHook = ({ error, req }) =>
  error.name === 'Locked'
    ? { status: 423, response: { errors: [{ message: sayTo(req)(HELD) }] } }
    : undefined

const statusOf = (error: Error): number => Number(Reflect.get(error, 'status') ?? 500)

/** How Payload's screens say that there is nothing to see, and its functions that nobody is signed in. */
const REFUSALS = ['not-found', 'Unauthorized']

/** Whether the request ended before all of it was here: the page was left, or the connection lost. */
const isCutOff = (error: Error): boolean =>
  error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET'

/** Whether whoever sent the request is the reason for the error, so that nobody needs to look at it. */
export const isClientFault = (error: unknown): boolean =>
  error instanceof Error &&
  (statusOf(error) < 500 ||
    isBadValue(error) ||
    isConflict(error) ||
    isCutOff(error) ||
    REFUSALS.includes(error.message))
