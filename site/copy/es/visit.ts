import type { VisitCopy } from '../visit.ts'
import { shortDate } from './dates.ts'
import { longDate } from './long-date.ts'

export const visit: VisitCopy = {
  heading: 'Antes de ir',
  bring: 'Qué llevar',
  asked: 'Qué le van a preguntar',
  notAsked: 'Qué no le van a pedir',
  papers: {
    asksForId: 'Una identificación',
    asksForProofOfAddress: 'Comprobante de domicilio',
    asksForProofOfIncome: 'Comprobante de ingresos',
    asksForSsn: 'Número de Seguro Social',
    asksImmigrationStatus: 'Estatus migratorio',
  },
  firstVisit: 'Su primera visita',
  appointment: 'Cita',
  appointmentYes: 'Se necesita: llame antes',
  appointmentNo: 'No se necesita',
  walkIns: 'Visitas sin cita',
  walkInsYes: 'Sí, puede venir sin cita',
  walkInsNo: 'No atienden sin cita',
  newPatients: 'Pacientes nuevos',
  newPatientsYes: 'Los aceptan',
  newPatientsNo: 'Por ahora no los aceptan',
  wait: 'Espera',
  cost: 'Costo',
  insurance: 'Seguro',
  insuranceYes: 'No se necesita',
  insuranceNo: 'Se necesita',
  asOf: (iso) => `al ${shortDate(iso)}`,
  allAsOf: (iso) => `Esto es lo que sabemos al ${longDate(iso)}.`,
  callToConfirm: (names) => `Llame para confirmar: ${names.join(', ')}.`,
  unknown: {
    asksForId: 'identificación',
    asksForProofOfAddress: 'comprobante de domicilio',
    asksForProofOfIncome: 'comprobante de ingresos',
    asksForSsn: 'número de Seguro Social',
    asksImmigrationStatus: 'estatus migratorio',
    appointmentNeeded: 'cita',
    walkInsWelcome: 'visitas sin cita',
    acceptsNewPatients: 'pacientes nuevos',
    firstVisitWait: 'espera para la primera visita',
    firstVisitCost: 'costo de la primera visita',
    acceptsUninsured: 'si hay que tener seguro',
  },
  nothing:
    'Todavía no sabemos qué pide esta clínica ni cuánto cuesta una visita. Llame para confirmar.',
  say: {
    summary: 'Qué decir cuando llame',
    languages: { en: 'En inglés', es: 'En español' },
  },
  former: (names) =>
    `Esta clínica también aparecía como ${names.map((name) => `«${name}»`).join(' y ')}.`,
  moved: (address, iso) =>
    `Esta clínica se mudó aquí. Hasta el ${longDate(iso)} estaba en ${address}.`,
}
