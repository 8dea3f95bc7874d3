export const state = {
  title: (name: string) => `Free and low-cost clinics in ${name}`,
  description: (name: string, count: number) =>
    `Find free and low-cost clinics in ${name}${count > 0 ? ` (${count} listed)` : ''}. See where each one is, who to call and what it offers.`,
  heading: (name: string) => `Clinics in ${name}`,
  loading: 'Loading state',
  missing: {
    title: 'State Not Found',
    text: "The state you're looking for doesn't exist or may have been removed.",
    back: 'See all states',
  },
  figures: {
    total: 'Total Clinics',
    lowCost: 'Low-Cost Clinics',
    verified: 'Verified Clinics',
  },
  list: (name: string) => `All clinics in ${name}`,
  none: {
    title: 'No Clinics Found',
    text: (name: string) =>
      `We don’t know of a clinic in ${name} yet. A clinic in a neighboring state may be near you.`,
  },
  services: (name: string) => `By service in ${name}`,
  /** By category slug, in the order of the page. */
  service: {
    medical: 'Medical Care',
    dental: 'Dental Care',
    'mental-health': 'Mental Health',
    'womens-health': "Women's Health",
    pediatric: 'Pediatric Care',
    vision: 'Vision Care',
  },
}
