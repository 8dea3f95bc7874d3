import { Refusal } from '../../panel-kit/refusal.ts'

const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, one]) => name.includes('\0') || hasNul(one))
}

/** Refuses the one character that Postgres can't store in a text. */
export const refuseNul = (value: unknown): void => {
  if (hasNul(value))
    throw new Refusal('A text that was sent holds a character that can’t be stored.')
}
