import { thousands } from './numbers.ts'
import { inPlace } from './places.ts'

export const costs = {
  title: 'What would I pay?',
  /** The way here from other pages. */
  ask: 'What would I pay? Find out without giving your name.',
  description:
    'Enter your household, your income and your state, and see what help with the cost of care is likely. Nothing is kept or sent.',
  lead: 'Answer four short questions, and see what help with the cost of care is likely.',
  privacy: 'What you type stays on this page. We do not keep it, and we do not send it.',
  noScripts:
    'The calculator needs JavaScript, which is off in your browser. The tables below have the same figures.',
  noFigures:
    'We have no income limits to show right now. Call a clinic and ask what you would pay.',
  household: {
    label: 'How many people are in your household?',
    hint: 'You, the person you are married to, and the children you support.',
  },
  income: {
    label: 'How much money comes in, before taxes?',
    hint: 'Add up all wages, benefits and pensions. Type 0 if there is none.',
  },
  period: {
    label: 'For how long is that?',
    hour: 'An hour',
    week: 'A week',
    twoWeeks: 'Every two weeks',
    twiceMonth: 'Twice a month',
    month: 'A month',
    year: 'A year',
  },
  hours: {
    label: 'How many hours do you work in a week?',
    hint: 'If it changes, use a usual week.',
  },
  state: { label: 'Which state do you live in?', choose: 'Choose a state' },
  button: 'Show what is likely',
  errors: {
    household: {
      empty: 'Type how many people are in your household, such as 3.',
      notWhole: 'Type a whole number of people, such as 3.',
      tooFew: 'Count yourself too: the number is 1 or more.',
      tooMany: 'That is more than 30 people. Check the number, or ask a clinic.',
    },
    income: {
      empty: 'Type how much money comes in. If there is none, type 0.',
      notNumber: 'Type the income in digits, such as 1,800.',
      negative: 'Type 0 if there is no income, or if costs were higher.',
      tooMuch: 'That is more than we can work with. Check the number, and for how long it is.',
    },
    hours: { notHours: 'Type the hours of a week in digits, such as 30.' },
    state: { empty: 'Choose your state. The rules are not the same in each.' },
  },
  result: {
    heading: 'What is likely',
    summary: (share: number, people: number, place: string, year: number) =>
      `You are at about ${thousands(share)}% of the ${year} poverty level. That is for ${
        people === 1 ? 'one person' : `${people} people`
      } ${inPlace(place)}.`,
    noIncome:
      'With no income, or next to none, you are below every limit. Many people who ask for help are. Clinics see you too: tell them when you call.',
    /** An income that is hard to believe, by the period that it was not said to be for. */
    doubt: {
      year: 'That is a lot of money. Is it for a year?',
      month: 'That is very little money. Is it for a month?',
    },
    correct: { year: 'Yes, for a year', month: 'Yes, for a month' },
    caution:
      'This is an estimate, not a promise. Ask the clinic or the program. Each has its own rules.',
    notOffered: (place: string) =>
      `You can’t use Medicaid, CHIP or the Marketplace ${inPlace(place)}.`,
    noMarketplace: (place: string) => `You can’t buy a Marketplace plan ${inPlace(place)}.`,
    territory:
      'This place has no poverty level of its own, so we used the one for the 48 contiguous states.',
  },
  likelihoods: { likely: 'Likely', maybe: 'Maybe', ask: 'Ask', unlikely: 'Not likely' },
  nearLimit:
    'You are close to the limit. Each program counts income in its own way, so ask, or apply: it costs nothing.',
  /** Kinds of help: what each is, and what an income says about it. */
  help: {
    free: {
      name: 'Free care',
      about:
        'Free clinics ask for nothing, or for a small donation. Many only see people without insurance.',
      likely: 'Look for a clinic with the Free mark, and ask who can come.',
      maybe: 'Some free clinics see people who earn this much. Ask what the limit is.',
      ask: 'Ask a clinic near you.',
      unlikely: 'Most free clinics have a lower limit. A few do not: it is fine to ask.',
    },
    sliding: {
      name: 'A sliding fee',
      about:
        'With a sliding fee, the less you earn, the less you pay. Health centers must offer it up to 200% of the poverty level.',
      likely:
        'A health center is likely to lower the price of your visit. Ask what the lowest price is.',
      maybe: 'Some clinics lower the price for people who earn this much. Ask before you go.',
      ask: 'Ask a clinic near you.',
      unlikely:
        'You may be asked for the full price. Ask for the price in cash, and if you can pay over time.',
    },
    medicaid: {
      name: 'Medicaid for adults',
      about:
        'Medicaid is health insurance from your state that costs little or nothing. Most states cover all adults up to 138% of the poverty level.',
      likely: 'Your state covers most adults who earn this much. You can apply on any day.',
      maybe:
        'Your state covers only some adults, such as parents with a very low income. It costs nothing to apply.',
      ask: 'The rules here are special, or we do not know them. Ask the Medicaid office or a clinic.',
      unlikely: 'You may earn too much. You can still get it if you are disabled. Ask if unsure.',
    },
    children: {
      name: 'Medicaid or CHIP for children',
      about:
        'CHIP is health insurance for children in homes that earn too much for Medicaid. Each state has its own limit. In most it is 200% or more.',
      likely: 'Children and teens in your household can likely get it, even if you cannot.',
      maybe: 'Many states cover children in homes that earn this much. It costs nothing to apply.',
      ask: 'The rules here are special. Ask the Medicaid office or a clinic.',
      unlikely: 'Only a few states cover children in homes that earn this much.',
    },
    pregnant: {
      name: 'Medicaid or CHIP while pregnant',
      about:
        'States have higher limits for people who are pregnant. The child counts as one more person in the household.',
      likely: 'You can likely get it while you are pregnant, and for some time after the birth.',
      maybe: 'Many states cover people who are pregnant and earn this much. Ask soon.',
      ask: 'The rules here are special. Ask the Medicaid office or a clinic.',
      unlikely: 'Only a few states cover people who are pregnant and earn this much.',
    },
    marketplace: {
      name: 'Help with a Marketplace plan',
      about:
        'On HealthCare.gov, or on your state’s own Marketplace, you can buy a health plan. The government pays part of the price for many people above 100% of the poverty level.',
      likely: 'You can likely get a lower price each month.',
      maybe: 'It depends on the rules of the year. The Marketplace shows you the price.',
      ask: 'The rules here are special. The Marketplace or a clinic can tell you.',
      unlikely: 'With an income this low, look at Medicaid and at clinics first.',
    },
  },
  next: {
    heading: 'What to do next',
    search: (place: string) => `Find clinics ${inPlace(place)}`,
    searchAnywhere: 'Find a clinic near you',
    qualify: 'What clinics ask about your income',
    insurance: 'How to get health insurance',
    apply: 'Apply for Medicaid, CHIP or a plan on HealthCare.gov',
    applyAt: (marketplace: string) => `Find a plan, and help to pay for it, at ${marketplace}`,
  },
  figures: {
    heading: (year: number) => `Income limits we use: ${year}`,
    text: 'The federal poverty level is a yearly income that the government sets. It depends on how many people are in your household. It goes up a little each January, and a program may use a newer one.',
    caption: (place: string, year: number) => `Yearly income before taxes, ${place}, ${year}`,
    contiguous: '48 contiguous states and Washington, DC',
    alaska: 'Alaska',
    hawaii: 'Hawaii',
  },
  explained: {
    heading: 'What each kind of help is',
    notExpanded: (places: string) =>
      `As far as we know, these states do not cover all adults with a low income: ${places}.`,
    povertyLevel: (places: string) =>
      `Here most adults are covered up to 100% of the poverty level: ${places}.`,
    notOffered: (places: string) =>
      `You can’t use Medicaid, CHIP or the Marketplace here: ${places}.`,
    marketplaces: 'States with a Marketplace of their own',
    territories:
      'In Puerto Rico and on other islands, Medicaid has its own rules. You can’t buy a Marketplace plan there.',
  },
}
