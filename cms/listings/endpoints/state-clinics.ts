import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { readState } from '../../vocabulary/index.ts'
import { listClinics } from '../queries/list-clinics.ts'
import { readClinicPoint } from '../queries/read-clinic.ts'
import { clinicList } from './clinic-list.ts'

export const stateClinics: Handler<'stateClinics'> = async (
  { abbreviation, near, sort, letter, locale, ...page },
  { pool },
) => {
  const from = near ? await readClinicPoint(pool, near) : undefined
  const filter = { locale, state: abbreviation, sort, letter, except: near, from }
  const found = await listClinics(pool, filter, page)
  // Only an empty list has to check whether there is such a state.
  if (found.total === 0 && !(await readState(pool, abbreviation, locale))) {
    throw notFound((words) => words.noStateAbbreviation(abbreviation))
  }
  return clinicList(found)
}
