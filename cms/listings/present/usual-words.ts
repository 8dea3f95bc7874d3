import type { Locale } from '../../contract/constants.ts'
import { spokenLanguage } from '../../contract/spoken-languages.ts'
import { USUAL_ENTRIES } from '../../contract/usual-entries.ts'

/** How to pay, insurance and access. */
const ENTRIES = Object.fromEntries(
  Object.values(USUAL_ENTRIES).flatMap((entries) =>
    entries.map(([english, spanish]) => [english.toLowerCase(), spanish]),
  ),
)

/**
 * Short texts that thousands of clinics have alike, by what they are in English. Whoever has no
 * translation of their own gets these.
 */
const WORDS: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  es: {
    ...ENTRIES,
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
