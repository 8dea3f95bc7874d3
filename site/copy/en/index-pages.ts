/** The pages that list every state and every service. */
export const indexPages = {
  letterLinks: 'States by letter',
  states: {
    title: 'Clinics by state',
    heading: 'Find clinics by state',
    description:
      'Find free and low-cost clinics where you live. All states are here, and so are the islands from Puerto Rico to Guam.',
    lead: 'Choose where you are. Each page lists the clinics there, with a phone number to call.',
  },
  services: {
    title: 'Clinics by service',
    heading: 'Find clinics by service',
    description:
      'Find free and low-cost clinics by what you need: a doctor, a dentist, eye care, someone to talk to, shots, or care for a child.',
    lead: 'Choose what you need. Most clinics offer more than one of these.',
  },
}
