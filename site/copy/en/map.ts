import { MOST_COUNTED } from '@healthcare-for-all/cms/contract'
import { clinics, thousands } from './numbers.ts'

export const map = {
  title: 'Interactive Clinic Map',
  description: 'Free and low-cost health clinics on a map of the United States, with filters.',
  lead: (total: number) =>
    `Find healthcare providers near you with our interactive map featuring ${thousands(total)}+ verified clinics`,
  view: {
    label: 'View',
    split: 'Map + List',
    map: 'Map Only',
    onlyMap: 'Map',
    onlyList: 'List',
  },
  filters: {
    heading: 'Search & Filter',
    summary: 'Filters',
    set: (count: number) => `Filters (${count})`,
    state: 'Filter by State',
    allStates: 'All States',
    service: 'Filter by Service',
    allServices: 'All Services',
    more: 'More filters',
    moreSet: (count: number) => `More filters (${count})`,
    apply: 'Apply filters',
    clear: 'Clear Filters',
    option: (name: string, count: number | undefined) =>
      count === undefined ? name : `${name} (${thousands(count)})`,
  },
  /** A search counts no more than one above that. */
  found: (count: number) =>
    count === MOST_COUNTED + 1
      ? `Over ${thousands(MOST_COUNTED)} clinics found`
      : `${clinics(count)} found`,
  listed: (shown: number, total: number) =>
    shown < total
      ? `The first ${thousands(shown)} are listed. Move the map, or search for a place, to list others.`
      : '',
  listedWithoutMap: (shown: number, total: number) =>
    shown < total
      ? `The first ${thousands(shown)} are listed. Search for a place to list others.`
      : '',
  listedNear: (shown: number, total: number) =>
    shown < total ? `The ${thousands(shown)} nearest to you are listed.` : '',
  /** How many the map shows, if somebody has moved it. */
  onScreen: (count: number) => `${clinics(count)} in view`,
  inView: (shown: number, total: number) =>
    shown < total
      ? `The ${thousands(shown)} nearest to the middle of the map are listed, of ${clinics(total)} in view.`
      : `${clinics(total)} in this part of the map`,
  emptyView: 'No clinics are in this part of the map. Move it, or zoom out.',
  searchArea: 'Search this area',
  close: 'Close',
  loading: 'Loading clinics',
  failed: 'The clinics could not be loaded right now. Please try again.',
  again: 'Try Again',
  directory: 'Clinic Directory',
  none: {
    title: 'No clinics found',
    text: 'Try adjusting your search criteria or filters.',
  },
  toList: 'Go to the list',
  nearestFirst: 'Nearest to you first',
  costs: { free: 'Free', low: 'Low Cost', unknown: 'Cost not known' },
  notPlotted: 'Not on the map: we don’t know its exact location.',
  unplotted: (count: number) =>
    `${clinics(count)} ${count === 1 ? 'is' : 'are'} listed without a pin, since we don’t know ${count === 1 ? 'its' : 'their'} exact location.`,
  selected: 'Selected Clinic Details',
  locate: {
    button: 'My Location',
    busy: 'Finding...',
    explain: 'Your browser asks you first. Rounded to about a mile, and not kept.',
    unsupported: 'Geolocation is not supported by this browser.',
    failed: 'Unable to retrieve your location. Please check your browser settings.',
    here: 'Your Location',
    announcement: 'Your Location is on the map. The list starts with the clinics nearest to you.',
  },
  legend: {
    label: 'Legend',
    lowCost: 'Low-Cost Clinics',
    unknown: 'Cost Not Known',
    you: 'Your Location',
  },
  canvas: {
    label: 'Map of clinics. The list has the same clinics.',
    noScript: 'The map needs JavaScript. You can search for a place, or choose a state.',
    byState: 'Clinics by state',
    census: 'Outlines: U.S. Census Bureau',
    failed: {
      map: 'The map could not be loaded. You can still search for a place.',
      tiles: 'The map image could not be loaded. The markers and the list still work.',
    },
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    keys: 'Map. Arrow keys move it, plus and minus zoom.',
    details: 'Details',
    unnamed: 'Clinic',
    cluster: (count: number) => clinics(count),
    clusterNear: (count: number, town: string) => `${clinics(count)} near ${town}`,
    atOnePlace: (count: number) => `${clinics(count)} at this place`,
    opened: (name: string, address: string) => `${name} is open on the map. ${address}.`,
    marker: (name: string, cost: string, street: string, town: string) =>
      [name, cost, street, town].filter(Boolean).join(', '),
  },
}
export type MapCopy = typeof map
