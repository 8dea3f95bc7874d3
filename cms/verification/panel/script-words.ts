import type { FactName } from '../present/facts.ts'

export type ScriptLanguage = 'en' | 'es'

interface Words {
  label: string
  greeting: (caller: string) => string
  ask: string
  thanks: string
}

/** What to say before and after the questions, short enough to read aloud. */
export const SCRIPT: Record<ScriptLanguage, Words> = {
  en: {
    label: 'English',
    greeting: (caller) =>
      `Hello${caller && `, my name is ${caller}`}. I’m calling for Healthcare for All, a free public directory of clinics.`,
    ask: 'Do you have two minutes to check that what we tell people about you is right?',
    thanks: 'Thank you. Your listing is up to date as of today.',
  },
  es: {
    label: 'Español',
    greeting: (caller) =>
      `Buenos días${caller && `, me llamo ${caller}`}. Llamo de Healthcare for All, un directorio público de clínicas, y es gratis.`,
    ask: '¿Tiene dos minutos para confirmar que la información que damos sobre ustedes es correcta?',
    thanks: 'Muchas gracias. La información queda actualizada hoy.',
  },
}

interface Question extends Record<ScriptLanguage, string> {
  /** What its answer tells. */
  facts: readonly FactName[]
}

/** What to ask, in the order of the call: each fact that a call asks for has one question. */
export const QUESTIONS: readonly Question[] = [
  {
    en: 'Is this still your address and phone number?',
    es: '¿Siguen teniendo esta dirección y este número de teléfono?',
    facts: [
      ...(['name', 'address', 'city', 'zipCode', 'addressIsPrivate'] as const),
      ...(['phone', 'phoneExtension', 'phones', 'website'] as const),
    ],
  },
  {
    en: 'When are you open? Can people walk in, or do they need an appointment?',
    es: '¿Qué horario tienen? ¿Se puede ir sin cita?',
    facts: [
      ...(['hoursOfOperation', 'openingHours', 'walkInsWelcome'] as const),
      ...(['appointmentNeeded', 'appointments'] as const),
    ],
  },
  {
    en: 'Do you take new patients, and people without insurance? How long do they wait for a first visit?',
    es: '¿Aceptan pacientes nuevos y personas sin seguro médico? ¿Cuánto se espera para la primera visita?',
    facts: [
      ...(['acceptsNewPatients', 'acceptsUninsured', 'firstVisitWait'] as const),
      'eligibilityRequirements',
    ],
  },
  {
    en: 'Is care free, low-cost, or on a sliding fee scale? What does a first visit cost?',
    es: '¿La atención es gratis, de bajo costo o según los ingresos? ¿Cuánto cuesta la primera visita?',
    facts: ['isFree', 'isLowCost', 'slidingFeeScale', 'firstVisitCost', 'insuranceAccepted'],
  },
  {
    en: 'Do you ask people for an ID, proof of address or income, a Social Security number, or their immigration status?',
    es: '¿Piden identificación, comprobante de domicilio o de ingresos, número de Seguro Social o el estatus migratorio?',
    facts: [
      ...(['asksForId', 'asksForProofOfAddress', 'asksForProofOfIncome'] as const),
      ...(['asksForSsn', 'asksImmigrationStatus'] as const),
    ],
  },
  {
    en: 'Which services do you offer, and in which languages?',
    es: '¿Qué servicios ofrecen y en qué idiomas?',
    facts: ['services', 'languages', 'interpreters', 'telehealth'],
  },
]
