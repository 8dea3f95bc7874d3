import type { Payload } from 'payload'
import type { DataTerms } from '../contract/hsds/page.ts'
import { known } from './present/directory.ts'

/** Whom every copy has to name, whoever runs the directory. */
const SOURCES =
  'Places: GeoNames (geonames.org, CC BY 4.0). Health centers: Health Resources and Services Administration (public domain).'

/** What may be done with the data, as the settings say it. */
export const termsOfUse = async (payload: Payload): Promise<DataTerms> => {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return {
    license: settings.dataLicense,
    ...known({ license_url: settings.dataLicenseUrl }),
    attribution: `${settings.dataCredit}. ${SOURCES}`,
    sample_data: settings.sampleData ?? false,
  }
}

/** Longer than any transaction: what it wrote counts from when it began. */
const OVERLAP_MS = 15 * 60_000

/** From when on to ask for changes the next time, so that nothing is missed. */
export const nextSince = (): Date => new Date(Date.now() - OVERLAP_MS)
