export const searchForm = {
  form: {
    name: 'Search for clinics',
    location: 'Location',
    placeholder: 'Enter city, state, or ZIP code',
    service: 'Service',
    distance: 'Distance',
    miles: (miles: number) => `${miles} miles`,
    chosen: (service: string, distance: string) => `${service}, ${distance}`,
    submit: (product: string) => `Search ${product}`,
    blank: 'Please enter a location to search',
    nearMe: 'Use my location',
  },
  services: {
    all: 'All Services',
    medical: 'Medical Care',
    dental: 'Dental Care',
    'mental-health': 'Mental Health',
    'womens-health': "Women's Health",
    pediatric: 'Pediatric Care',
    immunizations: 'Immunizations',
    pharmacy: 'Pharmacy',
    vision: 'Vision Care',
  },
  /** A service by the slug in an address: 'urgent-care' → 'Urgent Care'. */
  otherService: (slug: string) =>
    slug.replace(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase()),
}
