import type { Clinic } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'

/** The other-clinics section shows at most this many. */
export const OTHER_CLINICS = 6

export const featuredClinicsQuery = apiQuery<'featuredClinics'>(api.featuredClinics)

export const clinicQuery = (slug: string) => apiQuery<'clinicBySlug'>(api.clinic(slug))

export const closedClinicQuery = (slug: string) => apiQuery<'closedClinic'>(api.closedClinic(slug))

/** The clinics of the same state that are not this one, nearest first. */
export const otherClinicsQuery = ({ state, slug }: Pick<Clinic, 'state' | 'slug'>) =>
  apiQuery<'stateClinics'>(api.otherClinics(state, slug, OTHER_CLINICS))
