import { isDeepStrictEqual } from 'node:util'
import { tidyAddress, tidyName, tidyPhone, tidyWebAddress } from '../../clinics/index.ts'
import { comparedLines } from '../../contract/line-text.ts'
import { storedHours } from '../../contract/open-time.ts'
import { orNull } from '../../documents/empty.ts'
import { plainSpaces } from './clean-text.ts'

const TIDIED: Readonly<Record<string, (text: string) => string | undefined>> = {
  name: tidyName,
  city: tidyName,
  address: tidyAddress,
  website: tidyWebAddress,
  // An invalid phone number is kept as it is written.
  phone: (text) => tidyPhone(text, 'US')?.phone ?? text,
}

const byNumber = (items: unknown[]) => [...items].sort((a, b) => Number(a) - Number(b))
const trimmed = (value: unknown) => (typeof value === 'string' ? plainSpaces(value).trim() : value)

/** A value as a file would have it, so that a different way of writing it doesn't count. */
const asInFile = (field: string, value: unknown): unknown => {
  if (typeof value === 'string') {
    const text = plainSpaces(value).trim().replaceAll('\r\n', '\n')
    return TIDIED[field]?.(text) ?? text
  }
  if (!Array.isArray(value)) return value
  if (field === 'addedCategories') return byNumber(value)
  if (field === 'phones') return comparedLines(value)
  return field === 'openingHours' ? storedHours(value) : value.map(trimmed).filter(Boolean)
}

/** Whether the file's value of a field is the same as ours. */
export const isSameValue = (field: string, file: unknown, ours: unknown): boolean =>
  isDeepStrictEqual(orNull(file), orNull(ours)) ||
  isDeepStrictEqual(orNull(asInFile(field, file)), orNull(asInFile(field, ours)))
