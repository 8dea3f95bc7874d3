import type {
  CollectionConfig,
  GroupField,
  NumberField,
  NumberFieldSingleValidation,
} from 'payload'
import { contentAccess } from '../../access/content.ts'
import { announceHooks } from '../../documents/hooks/announce-change.ts'
import { type InEach, sayTo } from '../../panel-kit/say.ts'

const isDollars: NumberFieldSingleValidation = (value, { req }) =>
  (Number.isInteger(value) && Number(value) > 0 && Number(value) <= 1_000_000) ||
  sayTo(req)({
    en: 'Enter whole dollars a year, such as 15060.',
    es: 'Escriba dólares enteros al año, como 15060.',
  })

const isYear: NumberFieldSingleValidation = (value, { req }) =>
  (Number.isInteger(value) && Number(value) >= 2000 && Number(value) < 2100) ||
  sayTo(req)({ en: 'Enter a year, such as 2025.', es: 'Escriba un año, como 2025.' })

const dollars = (name: string, label: InEach): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 1,
  max: 1_000_000,
  validate: isDollars,
})

const region = (name: string, label: InEach): GroupField => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        dollars('first', {
          en: 'One person, in dollars a year',
          es: 'Una persona, en dólares al año',
        }),
        dollars('further', { en: 'Each additional person', es: 'Cada persona más' }),
      ],
    },
  ],
})

/** The federal poverty level by year, from which 'What would I pay?' is computed. */
export const PovertyFigures: CollectionConfig = {
  slug: 'poverty-figures',
  labels: {
    singular: { en: 'Poverty figures of a year', es: 'Cifras de pobreza de un año' },
    plural: { en: 'Poverty figures', es: 'Cifras de pobreza' },
  },
  access: contentAccess,
  admin: {
    useAsTitle: 'year',
    defaultColumns: ['year', 'inForceFrom', 'contiguous.first', 'contiguous.further'],
    group: { en: 'Directory', es: 'Directorio' },
    description: {
      en: 'The government publishes them each January, at aspe.hhs.gov/poverty-guidelines. “What would I pay?” uses the latest ones in force. The guides have tables of their own.',
      es: 'El gobierno las publica cada enero, en aspe.hhs.gov/poverty-guidelines. «¿Cuánto pagaría?» usa las últimas vigentes. Las guías tienen sus propias tablas.',
    },
  },
  defaultSort: '-year',
  hooks: announceHooks,
  fields: [
    {
      name: 'year',
      type: 'number',
      required: true,
      unique: true,
      validate: isYear,
    },
    {
      name: 'inForceFrom',
      label: { en: 'In force from', es: 'Vigentes desde' },
      type: 'date',
      admin: {
        description: {
          en: 'The notice in the Federal Register names the day. Until then the earlier figures are used. If empty, it is January 1.',
          es: 'El aviso del Federal Register indica el día. Hasta entonces se usan las cifras anteriores. Si está vacío, es el 1 de enero.',
        },
      },
    },
    region('contiguous', {
      en: '48 contiguous states and Washington, DC',
      es: '48 estados contiguos y Washington, DC',
    }),
    region('alaska', { en: 'Alaska', es: 'Alaska' }),
    region('hawaii', { en: 'Hawaii', es: 'Hawái' }),
  ],
}
