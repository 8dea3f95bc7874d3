import { clinics, thousands } from './numbers.ts'

export const map = {
  title: 'Interactive Clinic Map',
  description: 'Free and low-cost health clinics on a map of the United States, with filters.',
  lead: (total: number) =>
    `Find healthcare providers near you with our interactive map featuring ${thousands(total)}+ verified clinics`,
  view: { label: 'View', split: 'Map + List', map: 'Map Only' },
  filters: {
    heading: 'Search & Filter',
    state: 'Filter by State',
    allStates: 'All States',
    service: 'Filter by Service',
    allServices: 'All Services',
    apply: 'Apply filters',
    clear: 'Clear Filters',
    option: (name: string, count: number | null) =>
      count ? `${name} (${thousands(count)})` : name,
  },
  found: (count: number) => `${clinics(count)} found`,
  first: (shown: number) =>
    `The first ${thousands(shown)} are shown. A place or a filter finds the rest.`,
  loading: 'Loading clinics',
  failed: 'The clinics could not be loaded just now. Please try again.',
  again: 'Try Again',
  unknownPlace: (location: string) =>
    `We don’t know a place called “${location}”. Check the spelling, or use a ZIP code.`,
  directory: 'Clinic Directory',
  none: {
    title: 'No clinics found',
    text: 'Try adjusting your search criteria or filters.',
  },
  free: 'Free',
  lowCost: 'Low Cost',
  notPlotted: 'Not on the map: its place is not known.',
  selected: 'Selected Clinic Details',
  locate: {
    button: 'My Location',
    busy: 'Finding...',
    unsupported: 'Geolocation is not supported by this browser.',
    failed: 'Unable to retrieve your location. Please check your browser settings.',
    here: 'Your Location',
  },
  legend: { label: 'Legend', lowCost: 'Low-Cost Clinics', you: 'Your Location' },
  canvas: {
    label: 'Map of clinics. The list has the same clinics.',
    noScript: 'The map needs JavaScript. The list has the same clinics.',
    attribution: 'OpenStreetMap contributors',
    failed: {
      map: 'The map could not be loaded. The list has the same clinics.',
      tiles: 'The map’s picture could not be loaded. The markers and the list still work.',
    },
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    details: 'Details',
    marker: (name: string, cost: string) => (cost === '' ? name : `${name}, ${cost}`),
  },
}
export type MapCopy = typeof map
