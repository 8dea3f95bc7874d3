import type { reading as en } from '../en/reading.ts'
import { thousands } from '../thousands.ts'

export const reading: typeof en = {
  breadcrumb: {
    label: 'Ruta de navegación',
    home: 'Inicio',
    resources: 'Recursos',
    blog: 'Blog de salud',
  },
  contents: 'En esta página',
  loading: 'Cargando la página',
  inEnglish: {
    whole: 'Este texto todavía no está en español.',
    partly: 'Algunos textos de esta página todavía no están en español.',
  },
  failed: {
    title: 'No se pudo cargar esta página',
    text: 'Algo falló de nuestro lado. Intente de nuevo en un momento.',
  },
  offline: {
    title: 'No tiene conexión',
    text: 'Todo lo demás estará aquí cuando vuelva a tener internet.',
  },
  unreached: {
    title: 'No pudimos conectar',
    text: 'Revise su conexión e intente de nuevo.',
  },
  again: 'Intentar de nuevo',
  incomes: {
    people: 'Personas en el hogar',
    percent: (share) => `${share}% del nivel de pobreza`,
    dollars: (count) => `$${thousands(count)}`,
    further: 'Cada persona más',
    added: (count) => `+ $${thousands(count)}`,
  },
  orSearch: 'O busque una clínica',
  findClinic: 'Busque una clínica cerca de usted',
  opensInNewTab: '(se abre en otra pestaña)',
}
