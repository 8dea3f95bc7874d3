import { CHOSEN, factTab } from './fact-field.ts'

export const clinicServices = factTab('services', 'Services', [
  {
    name: 'services',
    type: 'text',
    hasMany: true,
    admin: {
      description: 'To change which services belong to a category, edit the category.',
      ...CHOSEN.admin,
    },
  },
  {
    name: 'addedCategories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    admin: { description: 'Categories in addition to those that its services put it in.' },
  },
  'specialPrograms',
  [
    'pharmacy',
    'laboratory',
    'xray',
    'dentalServices',
    'mentalHealth',
    'womenHealth',
    'pediatrics',
    'emergencyServices',
  ],
  ['telehealth', 'interpreters'],
])
