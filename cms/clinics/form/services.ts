import type { Tab } from 'payload'
import { localizedList } from '../../documents/fields/localized-text.ts'
import { CHOSEN_LIST } from './chosen-list.ts'
import { fact } from './fact.ts'
import { flag } from './flag.ts'

export const clinicServices: Tab = {
  label: 'Services',
  fields: [
    {
      name: 'services',
      type: 'text',
      hasMany: true,
      admin: {
        description: 'Which services belong to which category is set at the category.',
        components: { Field: CHOSEN_LIST },
      },
    },
    {
      name: 'addedCategories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      admin: { description: 'Categories that its services alone would not put it in.' },
    },
    localizedList('specialPrograms'),
    {
      type: 'row',
      fields: [
        flag('pharmacy'),
        flag('laboratory'),
        flag('xray'),
        flag('dentalServices'),
        flag('mentalHealth'),
        flag('womenHealth'),
        flag('pediatrics'),
        flag('emergencyServices'),
      ],
    },
    {
      type: 'row',
      fields: [fact('telehealth'), fact('interpreters')],
    },
  ],
}
