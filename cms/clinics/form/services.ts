import { CHOSEN, factTab } from './fact-field.ts'

export const clinicServices = factTab('services', 'Services', [
  {
    name: 'services',
    type: 'text',
    hasMany: true,
    admin: {
      description: 'Which services belong to which category is set at the category.',
      ...CHOSEN.admin,
    },
  },
  {
    name: 'addedCategories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    admin: { description: 'Categories that its services alone would not put it in.' },
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
