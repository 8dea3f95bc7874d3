import type { Clinic } from '../payload-types.ts'
import { comparedPhone } from './tidy/compared-phone.ts'

type WithPhone = Partial<Pick<Clinic, 'phone' | 'wrongPhones'>>

/** A text with one number per line. */
const numbersIn = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').filter((line) => comparedPhone(line) !== '')

const isSame = (one: string) => (other: string) => comparedPhone(one) === comparedPhone(other)

/** Whether a caller found that the clinic's number is wrong or disconnected. */
export const isPhoneWrong = ({ phone, wrongPhones }: WithPhone): boolean =>
  Boolean(phone) && numbersIn(wrongPhones).some(isSame(phone ?? ''))

/** Whether a change brings back a number that is still among those that don't work. */
export const revivesWrongPhone = (after: WithPhone, before: WithPhone): boolean =>
  comparedPhone(after.phone ?? '') !== comparedPhone(before.phone ?? '') &&
  isPhoneWrong(after) &&
  isPhoneWrong({ phone: after.phone ?? null, wrongPhones: before.wrongPhones ?? null })

/** Whether there is a number to call. */
export const hasWorkingPhone = (clinic: WithPhone): boolean =>
  Boolean(clinic.phone?.trim()) && !isPhoneWrong(clinic)

/** A clinic as others see it: nobody is offered a number that doesn't work. */
export const withoutDeadPhone = <Known extends WithPhone>(clinic: Known): Known =>
  isPhoneWrong(clinic) ? { ...clinic, phone: null, phoneExtension: null } : clinic

const without = (numbers: string[], others: string[]): string[] =>
  numbers.filter((number) => !others.some(isSame(number)))

/** The numbers that don't work, with others. They are kept, so that no import brings one back. */
export const withWrongPhones = (
  known: Clinic['wrongPhones'],
  added: Clinic['wrongPhones'],
): string | null => {
  const [before, others] = [numbersIn(known), numbersIn(added)]
  return [...before, ...without(others, before)].join('\n') || null
}

/** The numbers that don't work, without one that works again. */
export const withoutWrongPhone = (
  known: Clinic['wrongPhones'],
  phone: Clinic['phone'],
): string | null => without(numbersIn(known), numbersIn(phone)).join('\n') || null

/** After a person has changed the number: what they took away doesn't work, what they entered does. */
export const wrongPhonesAfter = (
  known: Clinic['wrongPhones'],
  before: Clinic['phone'],
  after: Clinic['phone'],
): string | null => (after ? withoutWrongPhone(known, after) : withWrongPhones(known, before))
