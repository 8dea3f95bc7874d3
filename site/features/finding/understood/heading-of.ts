import type { Answer, Place } from '@healthcare-for-all/cms/contract'
import type { searchCopy } from '../../../copy/search.ts'

type Copy = NonNullable<(typeof searchCopy)['en']>

/** Whether all of a place was searched, and not a circle around its middle. */
export const isWhole = ({ kind }: Pick<Place, 'kind'>, distance: number | null): boolean =>
  kind === 'state' || (kind === 'county' && distance === null)

/** What a search shows, as a heading: 'Dental clinics near Chicago, Illinois, within 25 miles'. */
export const headingOf = (
  { understood, need: words }: Copy,
  { need, distance, total }: Answer<'searchClinics'>,
  { kind, label }: Place,
): string => {
  const clinics = need && need.services.length > 0 ? need.name : null
  if (isWhole({ kind }, distance))
    return clinics ? words.inState(clinics, label) : understood.inState(label)
  // Nothing is within any distance then.
  if (distance === null || total === 0)
    return clinics ? words.near(clinics, label) : understood.near(label)
  return clinics ? words.within(clinics, label, distance) : understood.within(label, distance)
}
