import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { readClinic } from '../queries/read-clinic.ts'

export const clinicBySlug: Handler<'clinicBySlug'> = async ({ slug, locale }, { pool }) => {
  const clinic = await readClinic(pool, slug, locale)
  if (!clinic) throw notFound(`There is no clinic at “${slug}”.`)
  return clinic
}
