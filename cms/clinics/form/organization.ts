import type { Tab } from 'payload'
import { localizedList } from '../../documents/fields/localized-text.ts'
import { CHOSEN_LIST } from './chosen-list.ts'
import { flag } from './flag.ts'

const THIS_YEAR = new Date().getFullYear()

export const clinicOrganization: Tab = {
  label: 'Languages and organization',
  fields: [
    localizedList('languages', { admin: { components: { Field: CHOSEN_LIST } } }),
    localizedList('accessibility'),
    { name: 'organizationType', type: 'text' },
    { name: 'medicalDirector', type: 'text' },
    {
      type: 'row',
      fields: [
        { name: 'foundedYear', type: 'number', min: 1700, max: THIS_YEAR },
        { name: 'staffCount', type: 'number', min: 0 },
      ],
    },
    {
      type: 'row',
      fields: [flag('section330Funded'), flag('fqhcLookAlike')],
    },
  ],
}
