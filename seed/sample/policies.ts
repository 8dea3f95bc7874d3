import type { Localized } from '../localized.ts'

/** Who can be seen at a free clinic. */
export const freeEligibility: readonly Localized[] = [
  {
    en: 'Adults who have no health insurance. Your household may earn up to 200% of the federal poverty level.',
    es: 'Adultos sin seguro médico con ingresos del hogar de hasta el 200% del nivel federal de pobreza.',
  },
  {
    en: 'Open to anyone who lives or works in the county and has no insurance. Bring a photo ID and proof of income if you have them.',
    es: 'Para quien viva o trabaje en el condado y no tenga seguro. Traiga identificación con foto y comprobante de ingresos si los tiene.',
  },
  {
    en: 'No requirements. Everyone is seen.',
    es: 'Sin requisitos. Se atiende a todas las personas.',
  },
]

/** Who pays less at a low-cost clinic. */
export const lowCostEligibility: readonly Localized[] = [
  {
    en: 'Everyone is welcome. The discount depends on income and household size; bring last month’s pay stubs or a letter that explains your income.',
    es: 'Cualquier persona puede venir. El descuento depende de los ingresos y del tamaño del hogar; traiga sus talones de pago del último mes o una carta que explique sus ingresos.',
  },
  {
    en: 'Discounts for households up to 200% of the federal poverty level. People with insurance are seen too.',
    es: 'Descuentos para hogares de hasta el 200% del nivel federal de pobreza. También se atiende a personas con seguro.',
  },
  {
    en: 'Sliding fees up to 400% of the federal poverty level. Proof of address is asked for at the first visit.',
    es: 'Tarifas según ingresos hasta el 400% del nivel federal de pobreza. En la primera visita se pide comprobante de domicilio.',
  },
]

export const appointmentPolicies: readonly Localized[] = [
  {
    en: 'Call for an appointment. Same-day visits are sometimes possible if you call early.',
    es: 'Llame para pedir cita. A veces hay lugar el mismo día si llama temprano.',
  },
  {
    en: 'By appointment only. Please call a day ahead if you cannot come.',
    es: 'Solo con cita. Si no puede venir, avise por favor un día antes.',
  },
  {
    en: 'New patients first meet a staff member who goes over the paperwork; it takes about 30 minutes.',
    es: 'Los pacientes nuevos hablan primero con alguien del personal que revisa los papeles; toma unos 30 minutos.',
  },
]

export const walkInPolicies: readonly Localized[] = [
  {
    en: 'Walk in; people are seen in the order they come. Come early, since places run out.',
    es: 'Venga sin cita; se atiende por orden de llegada. Venga temprano, porque los lugares se acaban.',
  },
  {
    en: 'Walk-ins and appointments are both fine.',
    es: 'Puede venir con cita o sin ella.',
  },
]
