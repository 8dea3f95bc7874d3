import { normalizeWords } from '../../places/index.ts'

const words = (text: string): ReadonlySet<string> => new Set(normalizeWords(text))

/** What clinics, hospitals and offices of health are called after their names. */
export const INSTITUTIONS = words(`
  associates association building center centers clinic clinics department departments facility foundation group
  hospital hospitals infirmary institute medical medicine network office offices partners practice program
  sanatorium service services site system systems unit
  asociacion centro centros clinica clinicas consultorio departamento fundacion grupo hospitales instituto
  medico medicos oficina programa red servicio servicios sistema unidad`)

/** A building that people go to. */
export const DOORS = words('clinic hospital infirmary sanatorium clinica')

/** Whether a text speaks of a hospital. */
export const HOSPITALS = words('hospital hospitals hospitales infirmary sanatorium')

/** Of these, what is about health by itself. */
export const HEALTH = words(`
  clinic clinics health healthcare hospital hospitals infirmary medical medicine sanatorium
  clinica clinicas hospitales medico medica salud`)

/** Words that join others in a name. */
export const SMALL = words(`
  a an and at by for in of on the to with
  al con de del el en la las los para por un una y`)

/** A place is described by what stands after these: 'clinic near the park'. */
export const BESIDE = words(
  'around behind beside by close my near nearest next our outside cerca detras junto lado mi mis nuestra nuestro',
)
