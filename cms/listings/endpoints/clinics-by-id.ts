import type { Handler } from '../../http/handler.ts'
import { readClinics } from '../queries/read-clinic.ts'

export const clinicsById: Handler<'clinicsById'> = ({ ids, locale }, { pool }) =>
  readClinics(pool, ids, locale)
