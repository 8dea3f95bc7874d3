import type { CollectionConfig } from 'payload'
import { directoryAccess } from '../../access/content.ts'
import { localizedText } from '../../documents/fields/localized-text.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import type { Refresh } from '../refresh.ts'

/** What visitors read for the services of clinics, which name them in English. */
export const services = (refresh: Refresh): CollectionConfig => ({
  slug: 'services',
  labels: {
    singular: { en: 'Service', es: 'Servicio' },
    plural: { en: 'Services', es: 'Servicios' },
  },
  access: directoryAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name'],
    group: { en: 'Directory', es: 'Directorio' },
    description: {
      en: 'How services are called in each language. A clinic’s services are chosen in English; one that is not listed here is shown in English everywhere.',
      es: 'Cómo se llaman los servicios en cada idioma. Los servicios de una clínica se eligen en inglés; el que no está en esta lista se muestra en inglés en todas partes.',
    },
  },
  defaultSort: 'name',
  hooks: { afterChange: [refresh], afterDelete: [refresh] },
  fields: [
    localizedText('name', {
      required: true,
      index: true,
      admin: {
        description: {
          en: 'In English as clinics write it. Capitalization does not matter.',
          es: 'En inglés, como lo escriben las clínicas. No importan las mayúsculas.',
        },
      },
    }),
    translationStatus,
  ],
})
