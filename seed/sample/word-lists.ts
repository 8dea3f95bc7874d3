import type { Localized } from '../localized.ts'

export const languages: readonly Localized[] = [
  { en: 'Spanish', es: 'Español' },
  { en: 'Vietnamese', es: 'Vietnamita' },
  { en: 'Chinese', es: 'Chino' },
  { en: 'Haitian Creole', es: 'Criollo haitiano' },
  { en: 'Arabic', es: 'Árabe' },
  { en: 'Russian', es: 'Ruso' },
  { en: 'Tagalog', es: 'Tagalo' },
  { en: 'Korean', es: 'Coreano' },
  { en: 'Somali', es: 'Somalí' },
  { en: 'Portuguese', es: 'Portugués' },
  { en: 'American Sign Language', es: 'Lengua de señas americana' },
]

export const english: Localized = { en: 'English', es: 'Inglés' }

export const accessibility: readonly Localized[] = [
  { en: 'Wheelchair accessible', es: 'Acceso para silla de ruedas' },
  { en: 'Accessible parking', es: 'Estacionamiento accesible' },
  { en: 'Accessible restrooms', es: 'Baños accesibles' },
  { en: 'Elevator', es: 'Ascensor' },
  { en: 'Near a bus stop', es: 'Cerca de una parada de autobús' },
  { en: 'Large-print forms', es: 'Formularios en letra grande' },
  { en: 'Service animals welcome', es: 'Se admiten animales de servicio' },
]

export const medicaid: Localized = { en: 'Medicaid', es: 'Medicaid' }

export const insurance: readonly Localized[] = [
  { en: 'Medicare', es: 'Medicare' },
  { en: 'CHIP', es: 'CHIP' },
  { en: 'Marketplace plans', es: 'Planes del Mercado' },
  { en: 'Most private insurance', es: 'La mayoría de los seguros privados' },
  { en: 'TRICARE', es: 'TRICARE' },
]

export const noInsurance: Localized = { en: 'No insurance needed', es: 'No se necesita seguro' }

export const freePayment: Localized = { en: 'No charge', es: 'Sin costo' }
export const donations: Localized = { en: 'Donations welcome', es: 'Se aceptan donaciones' }

export const slidingFee: Localized = { en: 'Sliding fee scale', es: 'Tarifa según ingresos' }

export const payments: readonly Localized[] = [
  { en: 'Payment plans', es: 'Planes de pago' },
  { en: 'Cash', es: 'Efectivo' },
  { en: 'Credit or debit card', es: 'Tarjeta de crédito o débito' },
  { en: 'Money order', es: 'Giro postal' },
]

export const programs: readonly Localized[] = [
  { en: 'Help with Medicaid applications', es: 'Ayuda con la solicitud de Medicaid' },
  { en: 'Diabetes self-care classes', es: 'Clases de cuidado de la diabetes' },
  { en: 'Care for people without housing', es: 'Atención para personas sin vivienda' },
  { en: 'Farmworker health', es: 'Salud de trabajadores agrícolas' },
  { en: 'Help to stop smoking', es: 'Ayuda para dejar de fumar' },
  { en: 'Care for veterans', es: 'Atención para veteranos' },
  { en: 'Mobile clinic', es: 'Clínica móvil' },
  { en: 'Food pantry', es: 'Despensa de alimentos' },
  { en: 'Discounted medicines (340B)', es: 'Medicinas con descuento (340B)' },
  { en: 'HIV care (Ryan White)', es: 'Atención de VIH (Ryan White)' },
]
