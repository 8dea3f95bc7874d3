import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { readCategory } from '../../vocabulary/index.ts'
import { listClinics } from '../queries/list-clinics.ts'
import { clinicList } from './clinic-list.ts'

export const categoryClinics: Handler<'categoryClinics'> = async (
  { category, state, sort, letter, locale, ...page },
  { pool },
) => {
  const found = await listClinics(pool, { locale, category, state, sort, letter }, page)
  if (found.total === 0 && !(await readCategory(pool, category, locale))) {
    throw notFound((words) => words.noCategory(category))
  }
  return clinicList(found)
}
