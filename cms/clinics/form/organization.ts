import { factTab } from './fact-field.ts'

const THIS_YEAR = new Date().getFullYear()

export const clinicOrganization = factTab(
  'organization',
  { en: 'Languages and organization', es: 'Idiomas y organización' },
  [
    'languages',
    'accessibility',
    'organizationType',
    'medicalDirector',
    [{ name: 'foundedYear', type: 'number', min: 1700, max: THIS_YEAR }, 'staffCount'],
    ['section330Funded', 'fqhcLookAlike'],
  ],
)
