import type { Locale } from '../../contract/constants.ts'
import { spokenLanguage } from '../../contract/spoken-languages.ts'

/**
 * Short texts that thousands of clinics have alike, by what they are in English. Whoever has no
 * translation of their own gets these.
 */
const WORDS: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  es: {
    // How to pay
    cash: 'Efectivo',
    check: 'Cheque',
    checks: 'Cheques',
    'credit card': 'Tarjeta de crédito',
    'debit card': 'Tarjeta de débito',
    'credit or debit card': 'Tarjeta de crédito o débito',
    'donations welcome': 'Se aceptan donaciones',
    'money order': 'Giro postal',
    'no charge': 'Sin costo',
    'payment plans': 'Planes de pago',
    'sliding fee scale': 'Tarifa según ingresos',
    // Insurance
    chip: 'CHIP',
    'marketplace plans': 'Planes del Mercado de Seguros',
    medicaid: 'Medicaid',
    medicare: 'Medicare',
    'most private insurance': 'La mayoría de los seguros privados',
    'no insurance needed': 'No se necesita seguro',
    'private insurance': 'Seguros privados',
    tricare: 'TRICARE',
    // Access
    'accessible parking': 'Estacionamiento accesible',
    'accessible restrooms': 'Baños accesibles',
    elevator: 'Ascensor',
    'large-print forms': 'Formularios en letra grande',
    'near a bus stop': 'Cerca de una parada de autobús',
    'service animals welcome': 'Se admiten animales de servicio',
    'wheelchair accessible': 'Acceso para silla de ruedas',
    // Programs
    'care for people without housing': 'Atención para personas sin vivienda',
    'care for veterans': 'Atención para veteranos',
    'diabetes self-care classes': 'Clases de cuidado de la diabetes',
    'discounted medicines (340b)': 'Medicinas con descuento (340B)',
    'farmworker health': 'Salud de trabajadores agrícolas',
    'food pantry': 'Despensa de alimentos',
    'help to stop smoking': 'Ayuda para dejar de fumar',
    'help with medicaid applications': 'Ayuda con la solicitud de Medicaid',
    'hiv care (ryan white)': 'Atención de VIH (Ryan White)',
    'mobile clinic': 'Clínica móvil',
    // Who runs it
    'community mental health center': 'Centro comunitario de salud mental',
    'faith-based organization': 'Organización religiosa',
    'federally qualified health center': 'Centro de salud con fondos federales (FQHC)',
    'federally qualified health center (fqhc)': 'Centro de salud con fondos federales (FQHC)',
    'fqhc look-alike': 'Centro de salud con reglas federales (FQHC Look-Alike)',
    'hospital-affiliated clinic': 'Clínica de un hospital',
    'nonprofit organization': 'Organización sin fines de lucro',
    'public health department': 'Departamento de salud pública',
    'rural health clinic': 'Clínica rural',
    'school district': 'Distrito escolar',
    'tribal health program': 'Programa de salud tribal',
    'university clinic': 'Clínica universitaria',
    // Before a visit
    'usually the same day': 'Casi siempre el mismo día',
    'walk-ins and appointments are both fine.': 'Puede venir con cita o sin ella.',
  },
}

/** A usual short text, or the name of a language, as pages in a language say it; undefined if it is neither. */
export const usualWord = (english: string, locale: Locale): string | undefined => {
  const known = WORDS[locale]?.[english.trim().toLowerCase()]
  if (known) return known
  const language = spokenLanguage(english, locale)
  return language === english ? undefined : language
}
