import type { browse as en } from '../en/browse.ts'
import { clinics } from './numbers.ts'

export const browse: typeof en = {
  states: {
    heading: 'Buscar clínicas por estado',
    map: 'Mapa interactivo',
    all: 'Ver todos los estados',
    emptyTitle: 'No hay estados por ahora',
    emptyText: 'Estamos actualizando los datos de los estados. Vuelva pronto.',
    loading: 'Cargando los estados',
  },
  categories: {
    heading: 'Buscar clínicas por servicio',
    emptyTitle: 'No hay servicios por ahora',
    emptyText: 'Estamos actualizando los servicios. Vuelva pronto.',
    loading: 'Cargando los servicios',
  },
  unavailable: 'Esta lista no se pudo cargar en este momento. La búsqueda de arriba sí funciona.',
  clinicCount: (count) => (count === 0 ? 'Clínicas disponibles' : clinics(count)),
  kindDescription: {
    dental: 'Chequeos, limpiezas, empastes y extracciones.',
    mental: 'Consejería, terapia y psiquiatría.',
    women: 'Papanicolau, anticonceptivos y atención del embarazo.',
    children: 'Chequeos de niños sanos y atención cuando un niño se enferma.',
    vision: 'Exámenes de la vista y lentes.',
    immunization: 'Vacunas para niños y adultos.',
    pharmacy: 'Medicinas con receta, y ayuda para pagarlas.',
    general: 'Chequeos, visitas por enfermedad y atención de enfermedades crónicas.',
  },
}
