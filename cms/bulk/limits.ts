import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { Refusal } from '../panel-kit/refusal.ts'
import { type InEach, inEach } from '../panel-kit/say.ts'

/** Above this many documents, a person types the number. */
export const CONFIRM_ABOVE = 25
/** Above this many documents, only admins may go on. */
export const ADMINS_ABOVE = 200

/** What a collection's documents are called. */
export interface Noun {
  one: string
  many: string
}

/** '1 clinic', '312 clinics' */
export const counted = (count: number, noun: InEach<Noun>): InEach =>
  inEach((language) => {
    const { one, many } = noun[language]
    return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
  })

/** Why this person may not change so many at once, in a sentence; nothing if they may. */
export const tooMany = (
  req: Pick<PayloadRequest, 'user'>,
  count: number,
  noun: InEach<Noun>,
): InEach | undefined =>
  count > ADMINS_ABOVE && !hasRole(req, 'admin')
    ? {
        en: `These are ${counted(count, noun).en}. Only admins change more than ${ADMINS_ABOVE} at once: choose fewer, or ask an admin.`,
        es: `Son ${counted(count, noun).es}. Solo Administración cambia más de ${ADMINS_ABOVE} a la vez: elija menos, o pídalo a Administración.`,
      }
    : undefined

/**
 * @param count how many documents it is about right now
 * @param confirmed the number that the person has confirmed
 * @throws Refusal if it is the admins' to do, or another number was confirmed
 */
export const requireConfirmed = (
  req: Pick<PayloadRequest, 'user'>,
  count: number,
  confirmed: number | undefined,
  noun: InEach<Noun>,
): void => {
  const refused = tooMany(req, count, noun)
  if (refused) throw new Refusal(refused, 403)
  const now = counted(count, noun)
  if (confirmed === undefined && count > CONFIRM_ABOVE)
    throw new Refusal(
      {
        en: `This would change ${now.en}. Nothing was changed: confirm it with the number ${count}.`,
        es: `Esto cambiaría ${now.es}. No se cambió nada: confírmelo con el número ${count}.`,
      },
      409,
    )
  if (confirmed !== undefined && confirmed !== count)
    throw new Refusal(
      {
        en: `Nothing was changed: you confirmed ${confirmed}, but now it is ${now.en}. Look at the list again, then confirm the new number.`,
        es: `No se cambió nada: usted confirmó ${confirmed}, pero ahora son ${now.es}. Vea la lista de nuevo y confirme el nuevo número.`,
      },
      409,
    )
}
