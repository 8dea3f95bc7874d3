import { clinics } from './numbers.ts'

export const browse = {
  states: {
    heading: 'Find clinics by state',
    map: 'Interactive Map',
    all: 'View All States',
    emptyTitle: 'No States Available',
    emptyText: 'State information is being updated. Please check back soon.',
    loading: 'Loading states',
  },
  categories: {
    heading: 'Find clinics by service',
    emptyTitle: 'No Service Categories Available',
    emptyText: 'Service categories are being updated. Please check back soon.',
    loading: 'Loading service categories',
  },
  unavailable: 'This list could not be loaded right now. The search above still works.',
  clinicCount: (count: number) => {
    if (count === 0) return 'Clinics available'
    return clinics(count)
  },
  /** Used if a category has no description of its own. */
  kindDescription: {
    dental: 'Checkups, cleanings, fillings and extractions.',
    mental: 'Counseling, therapy and psychiatric care.',
    women: 'Pap tests, birth control and prenatal care.',
    children: 'Well-child visits and care when a child is sick.',
    vision: 'Eye exams and glasses.',
    immunization: 'Shots for children and adults.',
    pharmacy: 'Prescriptions filled, and help with their cost.',
    general: 'Checkups, sick visits and care for long-term illnesses.',
  },
}
