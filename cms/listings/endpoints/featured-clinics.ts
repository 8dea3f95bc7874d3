import type { Handler } from '../../http/handler.ts'
import { featuredClinics as read } from '../queries/featured-clinics.ts'

export const featuredClinics: Handler<'featuredClinics'> = ({ locale, ...page }, { pool }) =>
  read(pool, locale, page)
