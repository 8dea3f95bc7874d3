import { featuredClinics as read } from '../queries/featured-clinics.ts'
import type { Handler } from './handler.ts'

export const featuredClinics: Handler<'featuredClinics'> = ({ locale, ...page }, { pool }) =>
  read(pool, locale, page)
