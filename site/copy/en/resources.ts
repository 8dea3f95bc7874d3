export const resources = {
  title: 'Health care resources and guides',
  description:
    'Guides on how to get free care, health insurance, help with bills and cheaper medicine. And who to call when you need help now.',
  keywords: [
    'free clinics',
    'low-cost health care',
    'Medicaid',
    'CHIP',
    'charity care',
    'prescription assistance',
    'federal poverty level',
    'health insurance help',
  ],
  heading: 'Getting care, and paying for it',
  lead: 'Short guides in plain words. Read one before you call, or take it with you.',
  guides: 'Guides',
  cards: {
    qualify: {
      title: 'Qualify for free care',
      description: 'See if your income fits, and how to apply.',
      features: ['Income limits by household', 'Papers to bring', 'Apply in five steps'],
    },
    insurance: {
      title: 'Insurance',
      description: 'The ways to get covered when money is tight.',
      features: ['Medicaid and CHIP', 'Marketplace plans', 'Special enrollment'],
    },
    payment: {
      title: 'Help with medical bills',
      description: 'How to lower a bill, spread it out or have it canceled.',
      features: ['Charity care', 'Payment plans', 'Your rights'],
    },
    medications: {
      title: 'Help with the cost of medicine',
      description: 'Programs that make prescriptions free or cheaper.',
      features: ['Government programs', 'Drug maker programs', 'Pharmacy discounts'],
    },
    blog: {
      title: 'Health blog',
      description: 'Articles on your rights, staying well and living with an illness.',
      features: ['Your rights as a patient', 'Checkups and prevention', 'Tips for every day'],
    },
  },
  findClinics: {
    title: 'Find Clinics',
    text: (figure: string) => `Look through ${figure} in our directory.`,
    search: 'Search by place',
    states: 'Browse by state',
    map: 'Open the map',
  },
  help: {
    heading: 'Need help right now?',
    lines: [
      {
        number: '911',
        text: 'A life is in danger: chest pain, trouble breathing, heavy bleeding.',
      },
      {
        number: '988',
        text: 'Suicide & Crisis Lifeline: someone to talk to, by call or text, day and night.',
      },
      { number: '2-1-1', text: 'Food, housing, rides and care near you. Free in most areas.' },
    ],
  },
  benefits: {
    heading: 'Apply for government benefits',
    healthCareGov: {
      name: 'HealthCare.gov',
      text: 'One form covers Medicaid, CHIP and Marketplace plans.',
    },
    benefitFinder: {
      name: 'USA.gov benefit finder',
      text: 'Answer a few questions to see which federal and state programs may help you.',
    },
  },
}
