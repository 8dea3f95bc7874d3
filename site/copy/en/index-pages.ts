/** The pages that list every state and every service. */
export const indexPages = {
  letterLinks: 'States by letter',
  states: {
    title: 'Clinics by state',
    heading: 'Find clinics by state',
    description:
      'Free and low-cost health clinics in every state, the District of Columbia and the territories.',
    lead: 'Choose where you are. Each page lists the clinics there, with a telephone number to call.',
  },
  services: {
    title: 'Clinics by service',
    heading: 'Find clinics by service',
    description:
      'Free and low-cost clinics for medical, dental, mental health and vision care, for women and children, for shots and medicines.',
    lead: 'Choose what you need. Most clinics do more than one of these.',
  },
}
