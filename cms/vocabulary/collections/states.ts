import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { directoryAccess } from '../../access/content.ts'
import { MEDICAID_KINDS, type MedicaidKind } from '../../contract/poverty-figures.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'
import { slugField } from '../../documents/fields/slug.ts'
import { announceRemoval } from '../../documents/hooks/announce-change.ts'
import { refuseCountedState, refuseRemoval } from '../../documents/hooks/refuse-removal.ts'
import { refuseTakenSlug } from '../../documents/hooks/refuse-taken-slug.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import { type InEach, sayTo } from '../../panel-kit/say.ts'
import type { Refresh } from '../refresh.ts'

const MEDICAID: Record<MedicaidKind, InEach> = {
  expanded: {
    en: 'Expanded: all adults up to 138% of the poverty level',
    es: 'Ampliado: todos los adultos hasta el 138% del nivel de pobreza',
  },
  'poverty-level': {
    en: 'Not expanded, but most adults up to 100% of the poverty level',
    es: 'No ampliado, pero la mayoría de los adultos hasta el 100% del nivel de pobreza',
  },
  'not-expanded': {
    en: 'Not expanded: only some adults, such as parents',
    es: 'No ampliado: solo algunos adultos, como madres y padres',
  },
  'own-rules': {
    en: 'Rules of its own, as in a territory',
    es: 'Reglas propias, como en un territorio',
  },
  'not-offered': {
    en: 'Not offered: no Medicaid, CHIP or Marketplace',
    es: 'No se ofrece: ni Medicaid, ni CHIP, ni Mercado de Seguros',
  },
}

const isAbbreviation: TextFieldSingleValidation = (value, { req }) =>
  /^[A-Z]{2}$/.test(String(value)) ||
  sayTo(req)({
    en: 'Enter the two-letter postal abbreviation in capitals, such as CA.',
    es: 'Escriba la abreviatura postal de dos letras en mayúsculas, como CA.',
  })

/** Jurisdictions: states, the District of Columbia, territories, freely associated states. */
export const states = (refresh: Refresh): CollectionConfig => ({
  slug: 'states',
  labels: { singular: { en: 'State', es: 'Estado' }, plural: { en: 'States', es: 'Estados' } },
  access: directoryAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'abbreviation', 'slug'],
    group: { en: 'Directory', es: 'Directorio' },
  },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [refuseTakenSlug],
    afterChange: [refresh],
    beforeDelete: [refuseRemoval('state'), refuseCountedState],
    afterDelete: [announceRemoval],
  },
  fields: [
    localizedText('name', { required: true }),
    {
      name: 'abbreviation',
      type: 'text',
      required: true,
      unique: true,
      validate: isAbbreviation,
    },
    localizedTextarea('description'),
    {
      name: 'medicaid',
      label: { en: 'Medicaid for adults', es: 'Medicaid para adultos' },
      type: 'select',
      options: MEDICAID_KINDS.map((value) => ({ value, label: MEDICAID[value] })),
      admin: {
        description: {
          en: 'Used by “What would I pay?”. If it is empty, the page says to ask.',
          es: 'Lo usa «¿Cuánto pagaría?». Si está vacío, la página dice que hay que preguntar.',
        },
      },
    },
    slugField('name'),
    translationStatus,
  ],
})
