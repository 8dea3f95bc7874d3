import type { Payload } from 'payload'
import {
  CLINIC_FACTS,
  type ClinicFactName,
  type FactKind,
} from '../../cms/contract/clinic-facts.ts'
import { DAYS } from '../../cms/contract/constants.ts'
import { LINE_TYPES } from '../../cms/contract/phone-lines.ts'

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = DAYS
/** A break, past midnight, until midnight, all day. */
export const WEEK = [
  { day: monday, opens: '09:00', closes: '12:00' },
  { day: monday, opens: '13:30', closes: '17:15' },
  { day: tuesday, opens: '18:00', closes: '24:00' },
  { day: wednesday, opens: '22:00', closes: '02:00' },
  { day: friday, opens: '00:00', closes: '24:00' },
  { day: saturday, opens: '09:00', closes: '12:00' },
  { day: sunday, opens: '23:00', closes: '01:30' },
  { day: thursday, opens: '', closes: '', access: 'call' },
  { day: tuesday, opens: '09:00', closes: '12:00', access: 'appointment', weeks: 'first' },
  { day: saturday, opens: '13:00', closes: '15:00', weeks: 'alternate' },
]

/** Lines of each kind, with what is hard to keep, and one that says more of the number to call. */
const LINES = [
  ...LINE_TYPES.map((type, at) => ({
    ...{ number: `864-231-226${at + 1}`, extension: at === 0 ? '7' : null, type },
    ...{ languages: at === 1 ? ['Spanish', 'Haitian Creole'] : [], description: null },
  })),
  {
    ...{ number: '864-231-2260', extension: '77', type: 'voice' as const },
    ...{ languages: ['English'], description: 'Ask for “Zoë”; (then press 2)' },
  },
]

type Make = (text: string) => unknown
/** A value of each kind, with what is hard to keep; a new fact is one of them. */
const BY_KIND: Record<Exclude<FactKind, 'relation'>, Make> = {
  line: (text) => `${text}: “a”; b, c`,
  paragraph: (text) => `=${text}, “quoted”; and more.\n\nÑandú & <third> line.`,
  list: (text) => [`${text}, first; second`, '-Minus', 'The "Ñ"'],
  flag: () => true,
  yesNo: () => 'yes',
  number: () => 1987,
  hours: () => WEEK,
  phones: () => LINES,
}

/** A clinic of which every fact is known, with what is hard to keep in a file, and its Spanish. */
export const fullClinic = async (payload: Payload) => {
  const { docs: categories } = await payload.find({ collection: 'categories', limit: 2 })
  /** Facts that follow rules of their own. */
  const byName: Partial<Record<ClinicFactName, unknown>> = {
    name: 'AHCC "Open Door", Zoë’s',
    address: '414 North St, Suite 2',
    city: 'Anderson',
    zipCode: '29625',
    phone: '864-231-2260',
    phoneExtension: '77',
    website: 'https://example.org/a?b=1&c=2',
    latitude: 34.503412,
    longitude: -82.650123,
    languages: ['Spanish', 'Haitian Creole'],
    // Those of the categories, so that no other one follows from them.
    services: categories.flatMap(({ serviceNames }) => serviceNames?.[0] ?? []).sort(),
    insuranceAccepted: ['Medicaid', 'Medicare'],
    paymentOptions: ['Cash', 'Credit card'],
    accessibility: ['Wheelchair accessible', 'Elevator'],
    addressIsPrivate: false,
    addedCategories: categories.map(({ id }) => id).sort((one, other) => one - other),
  }
  const full = Object.fromEntries(
    CLINIC_FACTS.flatMap(({ name, kind }) => {
      const value = kind === 'relation' ? byName[name] : (byName[name] ?? BY_KIND[kind](name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const spanish = Object.fromEntries(
    CLINIC_FACTS.flatMap((fact) =>
      'localized' in fact ? [[fact.name, BY_KIND[fact.kind](`Sí, ${fact.name}`)]] : [],
    ),
  )
  return { full, spanish }
}
