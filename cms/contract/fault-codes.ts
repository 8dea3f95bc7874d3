/**
 * What can be wrong with a parameter or a field. The schemas say it in these codes, since the words
 * depend on the reader's language: cms/http/words has them.
 */
const FAULT_CODES = [
  'required',
  'notText',
  'email',
  'url',
  'zip',
  'phone',
  'tooLong',
  'notOffered',
  'notFlag',
  'notChoices',
  'notWhole',
  'notBetween',
  'notIds',
  'notTwoLetters',
  'notLetterOrDigit',
  'tooHigh',
  'outsideOfMap',
  'notMoment',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

/** A schema's message: the code and the numbers that its words need. */
export const fault = (code: FaultCode, ...numbers: number[]): string => [code, ...numbers].join(' ')

/** The code in a schema's message; undefined if zod wrote the message. */
export const readFault = (
  message: string,
): { code: FaultCode; numbers: [number, number] } | undefined => {
  const [word, first, second] = message.split(' ')
  const code = FAULT_CODES.find((known) => known === word)
  return code && { code, numbers: [Number(first), Number(second)] }
}
