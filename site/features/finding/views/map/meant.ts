import { type Answer, searchText } from '@healthcare-for-all/cms/contract'
import type { MapFilter } from './api.ts'

type Understood = Pick<Answer<'searchClinics'>, 'named' | 'need' | 'place'>

/** The filter with what was understood of a text: its place, and the services that its words stand for. */
export const meantBy = (filter: MapFilter, { named, need, place }: Understood): MapFilter =>
  need && !named && (need.services.length > 0 || !place)
    ? {
        ...filter,
        location: place ? searchText(place) : undefined,
        distance: place ? filter.distance : undefined,
        service: filter.service ?? (need.services.join(',') || undefined),
      }
    : filter

/** What the map shows: for a need without a place, all clinics for it. */
export const shownFor = (filter: MapFilter, understood: Understood | undefined): MapFilter =>
  understood?.need && !understood.place && !understood.named ? meantBy(filter, understood) : filter
