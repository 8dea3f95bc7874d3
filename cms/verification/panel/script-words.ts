interface Words {
  label: string
  greeting: (caller: string) => string
  ask: string
  questions: string[]
  thanks: string
}

/** What to say, short enough to read aloud. */
export const SCRIPT: Record<'en' | 'es', Words> = {
  en: {
    label: 'English',
    greeting: (caller) =>
      `Hello${caller && `, my name is ${caller}`}. I’m calling for Healthcare for All, a free public directory of clinics.`,
    ask: 'Do you have two minutes to check that what we tell people about you is right?',
    questions: [
      'Is this still your address and phone number?',
      'When are you open? Can people walk in, or do they need an appointment?',
      'Do you take new patients, and people without insurance? How long do they wait for a first visit?',
      'Is care free, low-cost, or on a sliding fee scale? What does a first visit cost?',
      'Do you ask people for an ID, proof of address or income, a Social Security number, or their immigration status?',
      'Which services do you offer, and in which languages?',
    ],
    thanks: 'Thank you. Your listing is up to date as of today.',
  },
  es: {
    label: 'Español',
    greeting: (caller) =>
      `Buenos días${caller && `, me llamo ${caller}`}. Llamo de Healthcare for All, un directorio público de clínicas, y es gratis.`,
    ask: '¿Tiene dos minutos para confirmar que la información que damos sobre ustedes es correcta?',
    questions: [
      '¿Siguen teniendo esta dirección y este número de teléfono?',
      '¿Qué horario tienen? ¿Se puede ir sin cita?',
      '¿Aceptan pacientes nuevos y personas sin seguro médico? ¿Cuánto se espera para la primera visita?',
      '¿La atención es gratis, de bajo costo o según los ingresos? ¿Cuánto cuesta la primera visita?',
      '¿Piden identificación, comprobante de domicilio o de ingresos, número de Seguro Social o el estatus migratorio?',
      '¿Qué servicios ofrecen y en qué idiomas?',
    ],
    thanks: 'Muchas gracias. La información queda actualizada hoy.',
  },
}
