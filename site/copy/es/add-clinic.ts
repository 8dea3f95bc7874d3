import type { ServiceChoice } from '@healthcare-for-all/cms/contract'
import type { addClinic as en } from '../en/add-clinic.ts'

const SERVICES: Record<ServiceChoice, string> = {
  'Medical Care': 'Atención médica',
  'Dental Care': 'Atención dental',
  'Vision Care': 'Atención de la vista',
  'Mental Health': 'Salud mental',
  "Women's Health": 'Salud de la mujer',
  'Pediatric Care': 'Atención pediátrica',
  Immunizations: 'Vacunas',
  Pharmacy: 'Farmacia',
  'Blood Pressure Check': 'Control de la presión',
  'Diabetes Care': 'Atención de la diabetes',
  'STD Testing': 'Pruebas de ETS',
  Colonoscopy: 'Colonoscopia',
  'Substance Abuse Treatment': 'Tratamiento por alcohol o drogas',
  'Physical Therapy': 'Terapia física',
  'Nutrition Counseling': 'Consejería de nutrición',
  'Health Education': 'Educación para la salud',
  'Case Management': 'Manejo de casos',
  Transportation: 'Transporte',
  'Prescription Assistance': 'Ayuda con recetas',
  'Emergency Care': 'Atención de emergencia',
}

export const addClinic: typeof en = {
  title: 'Agregar su clínica',
  description:
    'Ponga en el directorio su clínica gratis o de bajo costo. No cuesta nada: denos los datos, y los revisamos, verificamos y publicamos.',
  heading: 'Agregar su clínica',
  lead: '¿Dirige una clínica gratis o de bajo costo, o trabaja en una? Denos los datos para que la encuentren las personas que la necesitan.',
  benefits: {
    heading: 'Por qué poner su clínica aquí',
    entries: [
      { lead: 'Es gratis.', text: 'No hay nada que pagar, ni ahora ni después.' },
      {
        lead: 'La encuentran.',
        text: 'Su clínica sale en las búsquedas por lugar y por servicio, y en el mapa.',
      },
      {
        lead: 'Llegan con todo listo.',
        text: 'Antes de llamar, ven su horario, sus servicios y quién puede ir.',
      },
      {
        lead: 'Está al día.',
        text: 'Díganos qué ha cambiado, y lo corregimos en 48 horas o menos.',
      },
    ],
  },
  form: {
    heading: 'Datos de la clínica',
    groups: {
      clinic: 'Sobre la clínica',
      services: 'Servicios que ofrece *',
      servicesHint: 'Marque todos los que ofrece la clínica.',
      type: 'Tipo de clínica *',
      typeHint: 'Marque uno o los dos.',
      visits: 'Ir a la clínica',
      asked: 'Lo que la gente pregunta antes de ir',
      askedHint: 'Responda lo que sepa, y deje lo demás sin responder.',
      contact: 'Persona de contacto',
      contactHint: 'Para preguntarle sobre estos datos. No lo publicamos.',
    },
    service: (choice) => SERVICES[choice],
    territories: 'Territorios y estados asociados',
    territory: {
      AS: 'Samoa Americana',
      FM: 'Estados Federados de Micronesia',
      GU: 'Guam',
      MH: 'Islas Marshall',
      MP: 'Islas Marianas del Norte',
      PR: 'Puerto Rico',
      PW: 'Palaos',
      VI: 'Islas Vírgenes de EE. UU.',
    },
    fields: {
      clinicName: { label: 'Nombre de la clínica', missing: 'Escriba el nombre de la clínica.' },
      address: { label: 'Dirección', missing: 'Escriba la calle y el número.' },
      city: { label: 'Ciudad', missing: 'Escriba la ciudad.' },
      state: { label: 'Estado' },
      zipCode: { label: 'Código postal', missing: 'Escriba el código postal.' },
      phone: {
        label: 'Número de teléfono',
        missing: 'Escriba el número al que llaman los pacientes.',
      },
      website: {
        label: 'Sitio web',
        hint: 'Como www.example.org',
      },
      description: {
        label: 'Descripción',
        hint: 'Unas pocas frases para quienes no la conocen.',
      },
      isFree: { label: 'Clínica gratis' },
      isLowCost: { label: 'Clínica de bajo costo' },
      hoursOfOperation: {
        label: 'Horario',
        hint: 'Por ejemplo: Lunes a viernes, de 9\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m.',
      },
      eligibilityRequirements: {
        label: 'Requisitos',
        hint: 'Quién puede ir y qué debe llevar.',
      },
      firstVisitWait: {
        label: 'Espera para la primera visita',
        hint: 'Por ejemplo: unas dos semanas',
      },
      firstVisitCost: {
        label: 'Costo de la primera visita',
        hint: 'Por ejemplo: $20, o menos para quienes ganan poco',
      },
      insuranceAccepted: {
        label: 'Seguros aceptados',
        hint: 'Uno en cada línea, como Medicaid.',
      },
      contactName: {
        label: 'Nombre del contacto',
        missing: 'Escriba el nombre de una persona con quien podamos hablar.',
      },
      contactEmail: {
        label: 'Correo electrónico del contacto',
        missing: 'Escriba el correo electrónico de esa persona.',
      },
      contactPhone: { label: 'Teléfono del contacto' },
    },
    submit: 'Enviar los datos de la clínica',
    submitting: 'Enviando los datos de la clínica...',
    sent: 'Ya tenemos los datos de su clínica. Puede enviar otra clínica.',
    follow: 'Ver cómo va su solicitud',
  },
  success: {
    title: 'Recibimos los datos de su clínica',
    text: 'Gracias por enviarnos los datos de su clínica. Los revisaremos y la agregaremos al directorio en 2 o 3 días hábiles.',
  },
  next: {
    heading: 'Qué sigue',
    steps: [
      { lead: 'Revisión', text: 'Leemos lo que envió en 24 horas o menos.' },
      {
        lead: 'Verificación',
        text: 'Confirmamos la dirección, el teléfono y los servicios. Si algo no queda claro, le llamamos.',
      },
      {
        lead: 'Publicación',
        text: 'Su clínica estará en el directorio en 2 o 3 días hábiles.',
      },
    ],
  },
}
