import { jurisdictions } from './jurisdictions.ts'
import { clinicsPerJurisdiction } from './sample/clinics-per-jurisdiction.ts'
import { kinds, kindWheel } from './sample/kinds.ts'
import { createRandom } from './sample/random.ts'
import { type SampleClinic, sampleClinic } from './sample/sample-clinic.ts'
import { createSlugs } from './sample/slugs.ts'
import { towns } from './sample/towns.ts'

export type { SampleClinic } from './sample/sample-clinic.ts'

/** The states of the clinics that the home page shows. */
const FEATURED_STATES: readonly string[] = ['CA', 'TX', 'FL', 'NY', 'IL', 'GA']

const at = <T>(list: readonly T[], index: number): T => {
  const entry = list[index % list.length]
  if (entry === undefined) throw new RangeError('The list is empty.')
  return entry
}

/** Whether the home page can show it: free, with a complete card, and not for emergencies. */
const isPresentable = (clinic: Unfeatured) =>
  clinic.isFree &&
  clinic.lastVerifiedAt !== null &&
  clinic.hoursOfOperation !== null &&
  clinic.latitude !== null &&
  clinic.openingHours.length > 0 &&
  !clinic.emergencyServices

/** A few clinics keep their address private. */
const PRIVATE_EVERY = 200
const PRIVATE_FROM = 117
const PRIVATE = {
  ...{ addressIsPrivate: true, address: '', latitude: null, longitude: null },
  coordinatesApproximate: false,
}

type Unfeatured = Omit<SampleClinic, 'featured'>

/** The 785 sample clinics, the same ones every time. */
export const sampleClinics = (): SampleClinic[] => {
  const slugFor = createSlugs()
  const places = jurisdictions.flatMap(({ name, abbreviation: state }) =>
    Array.from({ length: clinicsPerJurisdiction[state] ?? 0 }, (_, order) => ({
      state,
      stateName: name.en,
      order,
      town: at(towns[state] ?? [], order),
    })),
  )
  const clinics = places.map((place, index): Unfeatured => {
    // The first clinic of a state is for everybody, so that no state is without a doctor.
    const kind = place.order === 0 ? at(kinds, 0) : at(kindWheel, index)
    const clinic = sampleClinic(createRandom(index + 1), createRandom(index + 10_001), {
      ...place,
      kind,
    })
    return {
      ...clinic,
      ...(index % PRIVATE_EVERY === PRIVATE_FROM && PRIVATE),
      slug: slugFor(clinic.name, clinic.city, clinic.state),
      sourceId: `sample-${String(index + 1).padStart(3, '0')}`,
    }
  })
  const featured = FEATURED_STATES.map((state) =>
    clinics.find((clinic) => clinic.state === state && isPresentable(clinic)),
  )
  return clinics.map((clinic) => ({ ...clinic, featured: featured.includes(clinic) }))
}
