import { clinics } from './numbers.ts'

const place = (state: string | undefined) => (state ? ` in ${state}` : '')

export const category = {
  title: (name: string, state?: string) => `Free and low-cost ${name}${place(state)}`,
  description: (name: string, state?: string) =>
    `Where to get ${name}${place(state)} for little or no money. See where each clinic is, who to call and when it is open.`,
  heading: (name: string, state?: string) => `${name}${place(state)}`,
  loading: 'Loading service category',
  missing: {
    title: 'Service Category Not Found',
    text: "The service category you're looking for doesn't exist or may have been removed.",
    back: 'See all services',
  },
  figures: {
    total: 'Total Providers',
    free: 'Free Services',
    lowCost: 'Low-Cost Services',
    verified: 'Verified Providers',
  },
  about: (name: string) => `About ${name}`,
  /** Explained by category slug. */
  explained: {
    medical: [
      'Go here for checkups, for blood tests and when you are sick. These clinics also care for you if you have diabetes, high blood pressure or another long-term illness.',
      'Bring a list of the medicines you take and any papers about your health. You do not need insurance to be seen.',
    ],
    dental: [
      'Dental care covers checkups, cleanings, fillings and pulling teeth. Some clinics also make dentures or treat gums.',
      'Many keep openings for people in pain, so say so when you call. A swollen face with a fever is an emergency, so call 911.',
    ],
    'mental-health': [
      'Mental health care covers talking with a counselor or therapist, and medicines where they help. Many clinics also help with alcohol and drugs.',
      'If you are thinking of harming yourself, call or text 988 now, at any hour. It is free and private.',
    ],
  } satisfies Record<string, string[]> as Record<string, string[] | undefined>,
  byState: 'Find by State',
  allStates: 'View All States',
  stateCount: clinics,
  list: (name: string, state?: string) => `Clinics for ${name}${place(state)}`,
  none: {
    title: 'No Providers Found',
    text: 'No clinic here lists this service yet. Others may still offer it: call and ask.',
    search: 'Search All Clinics',
    nationwide: 'View Nationwide',
  },
}
