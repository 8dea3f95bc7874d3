import type { Clinic } from '../../contract/clinic.ts'
import type { HsdsOrganization } from '../../contract/hsds/entities.ts'
import { pathsFor } from '../../contract/paths.ts'
import { type Directory, known } from './directory.ts'
import { locationOf } from './place.ts'

const paths = pathsFor('en')

/** An address that programs can use; editors may have written something else. */
export const usableUrl = (text: string | null): string | undefined =>
  text && /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href : undefined

export const organizationOf = (
  clinic: Clinic,
  { ids, publicUrl }: Directory,
): Omit<HsdsOrganization, 'locations' | 'services'> => ({
  id: ids.of('organization', clinic.id),
  name: clinic.name,
  // HSDS requires one.
  description: clinic.description ?? `Clinic in ${clinic.city}, ${clinic.stateName}`,
  ...known({ website: usableUrl(clinic.website), year_incorporated: clinic.foundedYear }),
  uri: publicUrl + paths.clinic(clinic.slug),
})

export const fullOrganizationOf = (clinic: Clinic, directory: Directory): HsdsOrganization => ({
  ...organizationOf(clinic, directory),
  locations: [locationOf(clinic, directory.ids, true)],
  services: [{ id: directory.ids.of('service', clinic.id), name: clinic.name, status: 'active' }],
})
