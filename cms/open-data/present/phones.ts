import type { HsdsPhone } from '../../contract/hsds/parts.ts'
import { LINE_LABELS } from '../../contract/line-text.ts'
import type { LineType, PhoneLine } from '../../contract/phone-lines.ts'
import type { Ids } from '../ids.ts'
import { type Directory, known, type Published } from './directory.ts'

/** The standard's types are those of RFC 6350; the other kinds are said in words. */
const TYPES: Readonly<Record<LineType, HsdsPhone['type']>> = {
  voice: 'voice',
  appointments: 'voice',
  afterHours: 'voice',
  crisis: 'voice',
  text: 'text',
  textphone: 'textphone',
  fax: 'fax',
}

const KINDS = Object.entries(LINE_LABELS).map(([, { en }]) => en)

/** What is said of a line: its kind first, where its type doesn't say it or the words would pass for one. */
const descriptionOf = ({ type, description }: PhoneLine): string | null => {
  const isSaid = TYPES[type] === type && !KINDS.some((kind) => description?.startsWith(kind))
  return isSaid ? description : [LINE_LABELS[type].en, description].filter(Boolean).join(': ')
}

/** A number can't begin with a zero, and people have to dial it. */
const numbersOf = ({ number, extension }: Pick<PhoneLine, 'number' | 'extension'>) => {
  if (!extension) return { number }
  return extension.startsWith('0')
    ? { number: `${number} x${extension}` }
    : { number, extension: Number(extension) }
}

const languageId = (ids: Ids, id: number, line: number, name: string) =>
  ids.named('language of phone', `${id} ${line} ${name}`)

/** The number to call, and the further lines. */
export const phonesOf = (clinic: Published['clinic'], { ids }: Directory): HsdsPhone[] => {
  const { id, phone, phoneExtension, phones } = clinic
  const service_id = ids.of('service', id)
  const main = phone
    ? [
        {
          ...{ id: ids.of('phone', id), service_id, type: 'voice' as const },
          ...numbersOf({ number: phone, extension: phoneExtension }),
        },
      ]
    : []
  return [
    ...main,
    ...phones.map((line, at): HsdsPhone => {
      const own = ids.of('phone', id, at + 1)
      const languages = line.languages.map((name) => ({
        ...{ id: languageId(ids, id, at, name), phone_id: own, name },
      }))
      return {
        ...{ id: own, service_id, type: TYPES[line.type] },
        ...numbersOf(line),
        ...known({ description: descriptionOf(line) }),
        ...(languages.length > 0 && { languages }),
      }
    }),
  ]
}

/** The languages of its lines, for a table of their own. */
export const phoneLanguagesOf = (clinic: Published['clinic'], directory: Directory) =>
  phonesOf(clinic, directory).flatMap(({ languages }) => languages ?? [])
