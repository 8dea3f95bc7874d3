import { ADDRESS_LABEL } from '../../contract/clinic-facts.ts'
import { milesBetween } from '../../contract/miles-between.ts'
import { isSame, type Kept } from '../../documents/versions/version.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import type { DescribedField } from './described-field.ts'
import { became } from './in-words.ts'
import { type Titles, valueWords } from './value-words.ts'

type Group = NonNullable<DescribedField['with']>

interface Sides {
  before: Kept
  now: Kept
  fields: readonly DescribedField[]
  titles: Titles
}

const wordIn = (doc: Kept, name: string, { fields, titles }: Sides): string | undefined => {
  const field = fields.find((one) => one.name === name)
  return field && valueWords(doc[name], field, titles)[0]
}

const addressIn = (doc: Kept, sides: Sides): string | null => {
  const [street, city, state, zip] = ['address', 'city', 'state', 'zipCode'].map((name) =>
    wordIn(doc, name, sides),
  )
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null
}

const phoneIn = (doc: Kept, sides: Sides): string | null => {
  const [number, extension] = ['phone', 'phoneExtension'].map((name) => wordIn(doc, name, sides))
  return number ? [number, extension && `x${extension}`].filter(Boolean).join(' ') : null
}

const pointIn = ({ latitude, longitude }: Kept) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null

const pointBecame = ({ before, now }: Sides, language?: PanelLanguage): string => {
  const say = sayIn(language)
  const [one, other] = [pointIn(before), pointIn(now)]
  if (!other) return say({ en: 'Point was removed', es: 'Se quitó el punto' })
  if (!one) return say({ en: 'Point was added', es: 'Se agregó el punto' })
  const miles = milesBetween(one, other)
  const far = miles.toFixed(1)
  return miles < 0.1
    ? say({
        en: 'Point moved by less than 0.1 miles',
        es: 'El punto se movió menos de 0.1 millas',
      })
    : say({ en: `Point moved by ${far} miles`, es: `El punto se movió ${far} millas` })
}

/** What is read as one, and so is said in one sentence: its fields, and that sentence. */
const TOGETHER: Record<
  Group,
  { names: readonly string[]; sentence: (sides: Sides, language?: PanelLanguage) => string }
> = {
  address: {
    names: ['address', 'city', 'state', 'zipCode'],
    sentence: (sides, language) =>
      became(
        ADDRESS_LABEL[language ?? 'en'],
        addressIn(sides.before, sides),
        addressIn(sides.now, sides),
        language,
      ),
  },
  phone: {
    names: ['phone', 'phoneExtension'],
    sentence: (sides, language) =>
      became(
        sayIn(language)({ en: 'Phone', es: 'Teléfono' }),
        phoneIn(sides.before, sides),
        phoneIn(sides.now, sides),
        language,
      ),
  },
  point: { names: ['latitude', 'longitude'], sentence: pointBecame },
}

/**
 * The sentence of a field that is read together with others: said once, with the first of them that changed.
 * @returns undefined if the field stands alone, or nothing if another one says it
 */
export const saidTogether = (field: DescribedField, sides: Sides): string[] | undefined => {
  const group = field.with && TOGETHER[field.with]
  if (!group?.names.includes(field.name)) return undefined
  const changed = group.names.filter((name) => !isSame(sides.before[name], sides.now[name]))
  // A street or a town that changed alone needs no other words.
  if (field.with === 'address' && changed.length === 1) return undefined
  return changed[0] === field.name ? [group.sentence(sides, field.language)] : []
}
