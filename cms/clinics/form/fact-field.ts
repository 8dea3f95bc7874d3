import type { Field, Tab } from 'payload'
import {
  CLINIC_FACTS,
  type ClinicFactName,
  type FactKind,
  type FactTab,
} from '../../contract/clinic-facts.ts'
import { localizedList, localizedTextarea } from '../../documents/fields/localized-text.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { isListName } from '../slips/usual-names.ts'
import { flag } from './flag.ts'
import { yesNo } from './yes-no.ts'

/** Settings of a list field that offers the known names. */
export const CHOSEN = {
  admin: {
    components: { Field: '/clinics/panel/chosen-list/chosen-list-field.tsx#ChosenListField' },
  },
}

/** Kinds whose fields are written by hand. */
type ByHand = 'hours' | 'phones' | 'relation'

/** The usual form field for each kind of fact. */
const FIELDS: Record<Exclude<FactKind, ByHand>, (name: ClinicFactName) => Field> = {
  line: (name) => ({ name, type: 'text' }),
  paragraph: (name) => localizedTextarea(name),
  list: (name) => localizedList(name, isListName(name) ? CHOSEN : {}),
  flag,
  yesNo,
  number: (name) => ({ name, type: 'number', min: 0 }),
}

const factField = (name: ClinicFactName): Field => {
  const kind = CLINIC_FACTS.find((fact) => fact.name === name)?.kind
  if (!kind || kind === 'hours' || kind === 'phones' || kind === 'relation')
    throw new Error(`The field for ${name} has to be written by hand.`)
  return FIELDS[kind](name)
}

/** A field that is written by hand, a fact, or several of them in one row. */
type Part = Field | ClinicFactName | (Field | ClinicFactName)[]

const fieldOf = (part: Part): Field => {
  if (typeof part === 'string') return factField(part)
  return Array.isArray(part) ? { type: 'row', fields: part.map(fieldOf) } : part
}

const namesIn = (field: Field): string[] => {
  if ('name' in field) return [field.name]
  return 'fields' in field ? field.fields.flatMap(namesIn) : []
}

/** A tab of the form. Facts of the tab that are not among the parts go in a row at the end. */
export const factTab = (tab: FactTab, label: InEach, parts: Part[]): Tab => {
  const fields = parts.map(fieldOf)
  const placed = fields.flatMap(namesIn)
  const rest = CLINIC_FACTS.filter((fact) => fact.tab === tab && !placed.includes(fact.name))
  return {
    label,
    fields: rest.length > 0 ? [...fields, fieldOf(rest.map(({ name }) => name))] : fields,
  }
}
