import { listClinics } from '../queries/list-clinics.ts'
import { readClinicPoint } from '../queries/read-clinic.ts'
import { readState } from '../queries/states.ts'
import { clinicList } from './clinic-list.ts'
import type { Handler } from './handler.ts'
import { notFound } from './problems.ts'

export const stateClinics: Handler<'stateClinics'> = async (
  { abbreviation, near, locale, ...page },
  { pool },
) => {
  if (!(await readState(pool, abbreviation, locale))) {
    throw notFound(`There is no state with the abbreviation “${abbreviation}”.`)
  }
  const from = near ? await readClinicPoint(pool, near) : undefined
  const filter = { locale, state: abbreviation, except: near, from }
  return clinicList(await listClinics(pool, filter, page))
}
