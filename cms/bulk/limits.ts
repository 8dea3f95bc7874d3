import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { Refusal } from '../panel-kit/refusal.ts'

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
export const counted = (count: number, { one, many }: Noun): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Why this person may not change so many at once, in a sentence; nothing if they may. */
export const tooMany = (
  req: Pick<PayloadRequest, 'user'>,
  count: number,
  noun: Noun,
): string | undefined =>
  count > ADMINS_ABOVE && !hasRole(req, 'admin')
    ? `These are ${counted(count, noun)}. Only admins change more than ${ADMINS_ABOVE} at once: choose fewer, or ask an admin.`
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
  noun: Noun,
): void => {
  const refused = tooMany(req, count, noun)
  if (refused) throw new Refusal(refused, 403)
  if (confirmed === undefined && count > CONFIRM_ABOVE)
    throw new Refusal(
      `This would change ${counted(count, noun)}. Nothing was changed: confirm it with the number ${count}.`,
      409,
    )
  if (confirmed !== undefined && confirmed !== count)
    throw new Refusal(
      `Nothing was changed: you confirmed ${confirmed}, but now it is ${counted(count, noun)}. Look at the list again, then confirm the new number.`,
      409,
    )
}
