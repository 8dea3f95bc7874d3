import type { Localized } from './localized.ts'

export interface Figure {
  value: string
  label: Localized
}

interface Settings {
  productName: Localized
  tagline: Localized
  sampleData: boolean
  forms: 'live' | 'simulated'
  clinicMap: 'shown' | 'asked'
  homeFigures: readonly Figure[]
  resourcesFigure: Localized
  aboutFigures: readonly Figure[]
  /** By abbreviation: the eight fixed states of the nationwide category view. */
  nationwideCounts: readonly { state: string; count: number }[]
  footerNote: Localized
  badges: Localized<readonly string[]>
  supportHours: Localized
  contactEmail: string | null
  contactPhone: string | null
  contactAddress: string | null
  legalUpdated: Localized
}

/** What the site says about itself, in the words of the specification; editors may change it. */
export const settings: Settings = {
  productName: { en: 'Free Clinics', es: 'Clínicas gratis' },
  tagline: { en: 'Healthcare for All', es: 'Salud para todos' },
  sampleData: true,
  forms: 'live',
  clinicMap: 'shown',
  homeFigures: [
    { value: '785+', label: { en: 'Verified Clinics', es: 'Clínicas verificadas' } },
    { value: '50+', label: { en: 'States', es: 'Estados' } },
    { value: '20+', label: { en: 'Service Types', es: 'Tipos de servicio' } },
    { value: '2M+', label: { en: 'People Helped', es: 'Personas ayudadas' } },
    { value: '24/7', label: { en: 'Availability', es: 'Disponibilidad' } },
  ],
  resourcesFigure: { en: '785+ clinics', es: 'Más de 785 clínicas' },
  aboutFigures: [
    { value: '524+', label: { en: 'Verified Clinics', es: 'Clínicas verificadas' } },
    { value: '2M+', label: { en: 'People Helped', es: 'Personas ayudadas' } },
    { value: '50+', label: { en: 'States Covered', es: 'Estados con clínicas' } },
  ],
  nationwideCounts: [
    { state: 'CA', count: 247 },
    { state: 'TX', count: 189 },
    { state: 'FL', count: 156 },
    { state: 'NY', count: 134 },
    { state: 'PA', count: 98 },
    { state: 'IL', count: 87 },
    { state: 'OH', count: 76 },
    { state: 'GA', count: 65 },
  ],
  footerNote: {
    en: 'Information verified monthly. Last updated December 2024.',
    es: 'Información verificada cada mes. Última actualización: diciembre de 2024.',
  },
  badges: {
    en: ['SSL Secured', 'HIPAA Compliant'],
    es: ['Conexión segura SSL', 'Cumple con HIPAA'],
  },
  supportHours: {
    en: 'Monday to Friday, 9 AM to 5 PM EST (Eastern Time)',
    es: 'Lunes a viernes, de 9\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m., hora del Este',
  },
  contactEmail: null,
  contactPhone: null,
  contactAddress: null,
  legalUpdated: { en: 'December 2024', es: 'diciembre de 2024' },
}
