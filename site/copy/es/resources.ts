import type { resources as en } from '../en/resources.ts'
import { midSentence } from './mid-sentence.ts'

export const resources: typeof en = {
  title: 'Recursos y guías de atención médica',
  description:
    'Guías para conseguir atención gratis, seguro médico, ayuda con las cuentas y medicinas a menor precio. Y a quién llamar si necesita ayuda ya.',
  keywords: [
    'clínicas gratis',
    'atención médica de bajo costo',
    'Medicaid',
    'CHIP',
    'atención de caridad',
    'ayuda con recetas',
    'nivel federal de pobreza',
    'ayuda con el seguro médico',
  ],
  heading: 'Cómo recibir atención y pagarla',
  lead: 'Guías cortas en palabras sencillas. Lea una antes de llamar, o llévela con usted.',
  guides: 'Guías',
  cards: {
    qualify: {
      title: 'Calificar para la atención gratis',
      description: 'Vea si califica por sus ingresos y cómo hacer la solicitud.',
      features: [
        'Límites de ingresos por hogar',
        'Papeles que debe llevar',
        'La solicitud en cinco pasos',
      ],
    },
    insurance: {
      title: 'Seguros',
      description: 'Las maneras de tener cobertura cuando el dinero no alcanza.',
      features: ['Medicaid y CHIP', 'Planes del Mercado de Seguros', 'Inscripción especial'],
    },
    payment: {
      title: 'Ayuda con las cuentas médicas',
      description: 'Cómo bajar una cuenta, pagarla poco a poco o lograr que la cancelen.',
      features: [
        'Atención de caridad (ayuda económica del hospital)',
        'Planes de pago',
        'Sus derechos',
      ],
    },
    medications: {
      title: 'Ayuda con el costo de las medicinas',
      description: 'Programas que dan recetas gratis o a menor precio.',
      features: [
        'Programas del gobierno',
        'Programas de los fabricantes',
        'Descuentos de farmacia',
      ],
    },
    blog: {
      title: 'Blog de salud',
      description:
        'Artículos sobre sus derechos, cómo cuidar su salud y cómo vivir con una enfermedad.',
      features: ['Sus derechos como paciente', 'Chequeos y prevención', 'Consejos para cada día'],
    },
  },
  findClinics: {
    title: 'Buscar clínicas',
    text: (figure) => `Busque entre ${midSentence(figure)} en nuestro directorio.`,
    search: 'Buscar por lugar',
    states: 'Ver por estado',
    map: 'Abrir el mapa',
  },
  help: {
    heading: '¿Necesita ayuda ya?',
    lines: [
      {
        number: '911',
        text: 'Hay una vida en peligro: dolor de pecho, dificultad para respirar, mucho sangrado.',
      },
      {
        number: '988',
        text: 'Línea de Prevención del Suicidio y Crisis: alguien con quien hablar, de día y de noche. Llame y oprima el 2, o mande la palabra AYUDA por texto.',
      },
      {
        number: '2-1-1',
        text: 'Comida, vivienda, transporte y atención cerca de usted. Es gratis en casi todas partes.',
      },
    ],
  },
  benefits: {
    heading: 'Solicitar beneficios del gobierno',
    healthCareGov: {
      name: 'CuidadoDeSalud.gov',
      text: 'Una sola solicitud para Medicaid, CHIP y los planes del Mercado de Seguros.',
    },
    benefitFinder: {
      name: 'Buscador de beneficios de USA.gov',
      text: 'Responda unas preguntas y vea qué programas del país y de su estado le pueden ayudar.',
    },
  },
}
