import { plainLine } from '../contract/line-text.ts'
import { isSameLine, mainLine, type PhoneLine, saysMore } from '../contract/phone-lines.ts'
import type { Clinic } from '../payload-types.ts'
import { comparedPhone } from './tidy/compared-phone.ts'

type WithPhone = Partial<Pick<Clinic, 'phone' | 'wrongPhones'>>
type WithLines = Partial<Pick<Clinic, 'phone' | 'phoneExtension' | 'phones' | 'wrongPhones'>>

/** A text with one number per line. */
const numbersIn = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').filter((line) => comparedPhone(line) !== '')

const isSame = (one: string) => (other: string) => comparedPhone(one) === comparedPhone(other)

/** Whether a caller found that the clinic's number is wrong or disconnected. */
export const isPhoneWrong = ({ phone, wrongPhones }: WithPhone): boolean =>
  Boolean(phone) && numbersIn(wrongPhones).some(isSame(phone ?? ''))

/** Whether a number is among those that don't work, and was before. */
const isStillWrong = (number: string, after: WithLines, before: WithLines): boolean =>
  [after, before].every(({ wrongPhones }) =>
    isPhoneWrong({ phone: number, wrongPhones: wrongPhones ?? null }),
  )

/** The fields by which a change brings back a number that is still among those that don't work. */
export const revivedWrongPhones = (after: WithLines, before: WithLines): string[] => {
  const { phone } = after
  const main = phone && !isSame(phone)(before.phone ?? '') && isStillWrong(phone, after, before)
  const was = (before.phones ?? []).map(({ number }) => number)
  const lines = (after.phones ?? []).flatMap(({ number }, at) =>
    !was.some(isSame(number)) && isStillWrong(number, after, before) ? [`phones.${at}.number`] : [],
  )
  return [...(main ? ['phone'] : []), ...lines]
}

/** Whether there is a number to call. */
export const hasWorkingPhone = (clinic: WithPhone): boolean =>
  Boolean(clinic.phone?.trim()) && !isPhoneWrong(clinic)

/** The further lines of a clinic that no caller found to be wrong. */
const workingLines = ({ phones, wrongPhones }: WithLines): PhoneLine[] =>
  (phones ?? []).map(plainLine).filter(({ number }) => !numbersIn(wrongPhones).some(isSame(number)))

/** A clinic as others see it: nobody is offered a number that doesn't work. */
export const withoutDeadPhones = <Known extends WithLines>(clinic: Known): Known => ({
  ...clinic,
  ...(isPhoneWrong(clinic) && { phone: null, phoneExtension: null }),
  phones: workingLines(clinic),
})

/** With one of its further lines as the number to call, if it has no other. */
export const withMainLine = <Known extends WithLines>(clinic: Known): Known => {
  const lines = (clinic.phones ?? []).map(plainLine)
  const main = clinic.phone ? undefined : mainLine(lines)
  if (!main) return clinic
  return {
    ...clinic,
    phone: main.number,
    phoneExtension: main.extension,
    phones: lines.filter((line) => !isSameLine(line, main) || saysMore(line)),
  }
}

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

/** All numbers of a clinic, one per line. */
export const allNumbers = ({ phone, phones }: WithLines): string =>
  [phone, ...(phones ?? []).map(({ number }) => number)].filter(Boolean).join('\n')

/**
 * After a person has changed the numbers: what they entered works. What they took away without entering
 * another doesn't.
 */
export const wrongPhonesAfter = (
  known: Clinic['wrongPhones'],
  before: WithLines,
  after: WithLines,
): string | null => {
  const [was, is] = [numbersIn(allNumbers(before)), numbersIn(allNumbers(after))]
  const added = without(is, was)
  if (added.length > 0) return withoutWrongPhone(known, added.join('\n'))
  return withWrongPhones(known, without(was, is).join('\n'))
}

/** The numbers of two lists that are on both. */
export const inBothLists = (
  one: Clinic['wrongPhones'],
  other: Clinic['wrongPhones'],
): string | null =>
  numbersIn(one)
    .filter((number) => numbersIn(other).some(isSame(number)))
    .join('\n') || null
