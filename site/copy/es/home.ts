import type { home as en } from '../en/home.ts'
import { figureInWords } from './numbers.ts'

export const home: typeof en = {
  title: 'Healthcare for All: clínicas gratis y de bajo costo cerca de usted',
  description:
    'Encuentre clínicas gratis y de bajo costo en todo Estados Unidos. Busque por ciudad, estado o código postal, vea qué ofrece cada una y llame.',
  heading: 'Clínicas gratis o de bajo costo cerca de usted',
  lead: 'Para personas sin seguro o con poco dinero. Sin abrir una cuenta.',
  beforeYouGo: {
    heading: 'Antes de ir',
    costs: '¿Cuánto pagaría yo?',
    steps: [
      {
        lead: 'Llame primero.',
        text: 'Los horarios y las reglas cambian, y algunas clínicas piden cita.',
      },
      {
        lead: 'Pregunte cuánto cuesta.',
        text: 'Diga si no tiene seguro. Muchas clínicas cobran según los ingresos.',
      },
      {
        lead: 'Pregunte qué llevar.',
        text: 'Muchas piden identificación, comprobante de domicilio y comprobante de ingresos.',
      },
    ],
  },
  figures: 'El directorio en números',
  figure: figureInWords,
  popular: (product) => `${product} populares`,
  popularLink: 'Buscar más clínicas',
  popularClinics: {
    loading: 'Cargando las clínicas populares',
    empty: 'No hay clínicas destacadas en este momento. Busque por ciudad, estado o código postal.',
    failed:
      'No se pudieron cargar estas clínicas en este momento. La búsqueda de arriba sí funciona.',
  },
  resources: {
    heading: 'Ayuda para pagar la atención',
    qualify: {
      title: 'Cómo calificar para la atención gratis',
      text: 'Los límites de ingresos, los papeles que necesita y cómo hacer la solicitud, paso a paso.',
    },
    insurance: {
      title: 'Seguros y formas de pago',
      text: 'Medicaid, CHIP, los planes del Mercado de Seguros y qué hacer si no tiene nada de eso.',
    },
    emergency: {
      title: 'Guía de atención de emergencia',
      text: 'Cuándo llamar al 911, y qué debe hacer por usted un hospital aunque no pueda pagar.',
    },
  },
}
