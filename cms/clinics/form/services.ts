import { CHOSEN, factTab } from './fact-field.ts'

export const clinicServices = factTab('services', { en: 'Services', es: 'Servicios' }, [
  {
    name: 'services',
    type: 'text',
    hasMany: true,
    admin: {
      description: {
        en: 'To change which services belong to a category, edit the category.',
        es: 'Para cambiar qué servicios pertenecen a una categoría, edite la categoría.',
      },
      ...CHOSEN.admin,
    },
  },
  {
    name: 'addedCategories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    admin: {
      description: {
        en: 'Categories in addition to those that its services put it in.',
        es: 'Categorías además de las que le corresponden por sus servicios.',
      },
    },
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
