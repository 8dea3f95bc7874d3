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
  comfort: {
    asksForSsn:
      '¿No lo tiene, o prefiere no darlo? Dígalo cuando llame. Muchas clínicas le atienden sin él.',
    asksImmigrationStatus:
      'Muchas clínicas atienden a todas las personas, sin importar su estatus. Llame antes y pregunte para qué lo piden. No tiene que dar su nombre.',
  },
  firstVisit: 'Su primera visita',
  appointment: 'Cita',
  appointmentYes: 'Se necesita: llame antes',
  appointmentNo: 'No se necesita',
  walkIns: 'Visitas sin cita',
  walkInsYes: 'Sí, puede venir sin cita',
  walkInsNo: 'No, solo con cita',
  newPatients: 'Pacientes nuevos',
  newPatientsYes: 'Los aceptan',
  newPatientsNo: 'No, por ahora no',
  wait: 'Espera',
  cost: 'Costo',
  insurance: 'Seguro',
  insuranceNotNeeded: 'No se necesita',
  insuranceNeeded: 'Se necesita',
  asOf: (iso) => `al ${shortDate(iso)}`,
  allAsOf: (iso) => `Esto es lo que sabemos al ${longDate(iso)}.`,
  callToConfirm: (names) => `Llame para confirmar: ${names.join(', ')}.`,
  unknown: {
    asksForId: 'identificación',
    asksForProofOfAddress: 'comprobante de domicilio',
    asksForProofOfIncome: 'comprobante de ingresos',
    asksForSsn: 'si piden número de Seguro Social',
    asksImmigrationStatus: 'si preguntan por el estatus migratorio',
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
