import type { HsdsService, HsdsServiceHere } from '../../contract/hsds/entities.ts'
import { attributesOf } from './attributes.ts'
import { costOptionsOf, feesInWords } from './costs.ts'
import { type Directory, known, type Published } from './directory.ts'
import { metadataOf } from './metadata.ts'
import { organizationOf, usableUrl } from './organization.ts'
import { phonesOf } from './phones.ts'
import { serviceAtLocationOf } from './place.ts'
import { requiredDocumentsOf } from './required-documents.ts'
import { schedulesOf } from './schedules.ts'

const INTERPRETERS = 'Interpreters are available'

export const languagesOf = ({ id, languages }: Published['clinic'], { ids }: Directory) =>
  languages.map((name, part) => ({
    id: ids.of('language', id, part),
    service_id: ids.of('service', id),
    name,
  }))

/** What the clinic offers. @param full with what is nested in it */
export const serviceOf = (
  published: Published,
  directory: Directory,
  full: boolean,
): HsdsService => {
  const { clinic, changedAt } = published
  const { ids } = directory
  const id = ids.of('service', clinic.id)
  return {
    id,
    organization_id: ids.of('organization', clinic.id),
    name: clinic.name,
    status: 'active',
    ...known({
      description: clinic.description,
      url: usableUrl(clinic.website),
      interpretation_services: clinic.interpreters ? INTERPRETERS : undefined,
      application_process: clinic.appointments,
      fees_description: feesInWords(clinic),
      eligibility_description: clinic.eligibilityRequirements,
      assured_date: clinic.lastVerifiedAt?.slice(0, 10),
    }),
    last_modified: changedAt.toISOString(),
    organization: organizationOf(clinic, directory),
    ...(full && {
      phones: phonesOf(clinic, directory),
      schedules: schedulesOf(clinic, ids),
      languages: languagesOf(clinic, directory),
      cost_options: costOptionsOf(clinic, ids),
      service_at_locations: [serviceAtLocationOf(clinic, ids, true)],
      required_documents: requiredDocumentsOf(clinic, ids),
      attributes: attributesOf(published, directory),
      metadata: metadataOf(clinic, ids),
    }),
  }
}

/** The same as a service at its location. */
export const serviceHereOf = (
  published: Published,
  directory: Directory,
  full: boolean,
): HsdsServiceHere => {
  const { service_at_locations: _, ...service } = serviceOf(published, directory, full)
  return { ...serviceAtLocationOf(published.clinic, directory.ids, full), service }
}
