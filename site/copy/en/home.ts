export const home = {
  title: 'Healthcare for All: free and low-cost health clinics near you',
  description:
    'Find free and low-cost health clinics across the United States. Search by city, state or ZIP code, see what each clinic offers, and call.',
  // With a non-breaking hyphen.
  heading: 'Find a free or low‑cost clinic near you',
  lead: 'For anyone without insurance or with little money. No account needed.',
  beforeYouGo: {
    heading: 'Before you go',
    costs: 'What would I pay?',
    steps: [
      {
        lead: 'Call first.',
        text: 'Hours and rules change, and some clinics need an appointment.',
      },
      {
        lead: 'Ask what it costs.',
        text: 'Say if you have no insurance. Many clinics charge by income.',
      },
      {
        lead: 'Ask what to bring.',
        text: 'Often that is an ID, proof of address and proof of income.',
      },
    ],
  },
  figures: 'The directory in numbers',
  /** As editors write them: '785+'. */
  figure: (value: string) => value,
  popular: (product: string) => `Popular ${product}`,
  popularLink: 'Find more clinics',
  popularClinics: {
    loading: 'Loading popular clinics',
    empty: 'No clinics are featured right now. Search by city, state or ZIP code instead.',
    failed: 'These clinics could not be loaded right now. The search above still works.',
  },
  resources: {
    heading: 'Help with paying for care',
    qualify: {
      title: 'How to Qualify for Free Care',
      text: 'Income limits, the papers you need, and how to apply, step by step.',
    },
    insurance: {
      title: 'Insurance & Payment Options',
      text: 'Medicaid, CHIP, marketplace plans, and what to do without any of them.',
    },
    emergency: {
      title: 'Emergency Care Guide',
      text: 'When to call 911, and what a hospital must do for you even if you cannot pay.',
    },
  },
}
