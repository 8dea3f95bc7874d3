/** A term, and how Spanish pages say it. */
export interface Term {
  /** The forms of the term in English; the first is the usual one. */
  english: string[]
  spanish: string[]
  /** What no Spanish text says. */
  never: string[]
}

/** The table in docs/spanish.md, for those who translate in the panel. A test holds the two to each other. */
export const GLOSSARY: readonly Term[] = [
  {
    english: ['sliding fee', 'sliding scale'],
    spanish: [
      'tarifa según ingresos',
      'tarifas según ingresos',
      'tarifa según sus ingresos',
      'tarifas según sus ingresos',
    ],
    never: ['deslizante', 'escala móvil'],
  },
  {
    english: ['free clinic', 'free clinics', 'free care'],
    spanish: ['gratis'],
    never: ['gratuito', 'gratuita', 'gratuitos', 'gratuitas'],
  },
  {
    english: ['low-cost'],
    spanish: ['de bajo costo', 'bajo costo'],
    never: ['bajo coste', 'barato'],
  },
  {
    english: ['charity care'],
    spanish: ['atención de caridad', 'Charity Care'],
    never: ['caridad médica'],
  },
  {
    english: ['financial assistance'],
    spanish: ['asistencia financiera', 'ayuda económica'],
    never: [],
  },
  {
    english: ['uninsured', 'no insurance', 'without insurance'],
    spanish: ['sin seguro', 'no tiene seguro', 'no tienen seguro', 'no se necesita seguro'],
    never: ['no asegurado'],
  },
  {
    english: ['health insurance'],
    spanish: ['seguro médico', 'seguro de salud'],
    never: ['aseguranza'],
  },
  { english: ['deductible'], spanish: ['deducible'], never: [] },
  { english: ['copay'], spanish: ['copago'], never: [] },
  { english: ['premium'], spanish: ['prima'], never: [] },
  { english: ['marketplace'], spanish: ['Mercado de Seguros'], never: ['marketplace'] },
  {
    english: ['federal poverty level'],
    spanish: ['nivel federal de pobreza'],
    never: ['línea de pobreza'],
  },
  { english: ['household'], spanish: ['hogar'], never: [] },
  {
    english: ['proof of income'],
    spanish: ['comprobante de ingresos'],
    never: ['prueba de ingresos'],
  },
  {
    english: ['proof of address'],
    spanish: ['comprobante de domicilio'],
    never: ['prueba de dirección'],
  },
  { english: ['Social Security number'], spanish: ['número de Seguro Social'], never: [] },
  {
    english: ['immigration status'],
    spanish: ['estatus migratorio'],
    never: ['estado migratorio'],
  },
  { english: ['appointment'], spanish: ['cita'], never: [] },
  { english: ['walk-in', 'walk-ins'], spanish: ['sin cita'], never: ['walk-in'] },
  {
    english: ['urgent care'],
    spanish: ['atención de urgencia', 'atención de urgencias'],
    never: [],
  },
  {
    english: ['emergency room'],
    spanish: ['sala de emergencias'],
    never: ['cuarto de emergencia'],
  },
  { english: ['primary care'], spanish: ['atención primaria'], never: [] },
  { english: ['mental health'], spanish: ['salud mental'], never: [] },
  { english: ['dental care'], spanish: ['atención dental'], never: ['cuidado dental'] },
  { english: ['telehealth'], spanish: ['telesalud'], never: [] },
  { english: ['health center'], spanish: ['centro de salud', 'centros de salud'], never: [] },
  { english: ['checkup'], spanish: ['chequeo'], never: [] },
  { english: ['prescription'], spanish: ['receta', 'recetada'], never: ['prescripción'] },
  { english: ['vaccine', 'shot'], spanish: ['vacuna'], never: [] },
  { english: ['interpreter'], spanish: ['intérprete'], never: [] },
  { english: ['hotline'], spanish: ['línea de ayuda'], never: [] },
  { english: ['ZIP code'], spanish: ['código postal'], never: ['ZIP'] },
  { english: ['county'], spanish: ['condado'], never: [] },
  { english: ['email'], spanish: ['correo electrónico', 'correo'], never: ['email'] },
  { english: ['website'], spanish: ['sitio web'], never: ['página web'] },
  { english: ['newsletter'], spanish: ['boletín', 'boletines'], never: [] },
  { english: ['device'], spanish: ['dispositivo', 'teléfono'], never: ['aparato'] },
  {
    english: ['long-term illness', 'long-term illnesses', 'chronic'],
    spanish: ['enfermedad crónica'],
    never: ['largo plazo'],
  },
  {
    english: ['school ID', 'photo ID', 'an ID card', 'ask for an ID', 'need an ID'],
    spanish: ['identificación', 'credencial'],
    never: ['ID'],
  },
  {
    english: ['billing office'],
    spanish: ['oficina de facturación'],
    never: ['oficina de cobros'],
  },
  {
    english: ['holiday'],
    spanish: ['días festivos', 'día festivo'],
    never: ['feriado', 'feriados'],
  },
  { english: ['contiguous'], spanish: ['contiguos'], never: [] },
]

const LETTER = '[\\p{L}\\p{N}]'

/** Whether a text says one of the forms, in any letter case and with any endings. */
export const says = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) =>
    new RegExp(`(?<!${LETTER})${form.replaceAll(' ', `${LETTER}* `)}`, 'iu').test(text),
  )

/** The terms that an English text says. */
export const termsIn = (text: string): Term[] =>
  GLOSSARY.filter(({ english }) => says(text, english))
