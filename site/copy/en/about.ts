export const about = {
  title: 'About Healthcare for All',
  description:
    'Why we list free and low-cost clinics, what you will find here, and what we hold ourselves to.',
  heading: 'About Healthcare for All',
  lead: 'One public list of places that will see you, whatever you earn.',
  mission: {
    heading: 'Our mission',
    text: 'Everyone who needs care should be able to find it, whatever they earn and whether or not they are insured. Clinics that see people for little or nothing are all over the country. The hard part is knowing about them. So we keep one public list, in plain words, that anyone can search without an account.',
  },
  impact: 'Our impact',
  /** As editors write them: '524+'. */
  figure: (value: string) => value,
  work: {
    heading: 'What we do',
    points: [
      {
        lead: 'We list clinics.',
        text: 'Free and low-cost clinics in every state, with their services, what they cost, and a number to call.',
      },
      {
        lead: 'We check them.',
        text: 'A listing that a person has confirmed says Verified, with the date.',
      },
      {
        lead: 'We explain the system.',
        text: 'Guides to free care, insurance, medical bills and the price of medicine.',
      },
      {
        lead: 'We list for free.',
        text: 'Clinics pay nothing to be here, and visitors pay nothing to look.',
      },
    ],
  },
  values: {
    heading: 'Our values',
    points: [
      {
        lead: 'Accessibility',
        text: 'Our pages work on an old phone, on a slow connection, with a keyboard and with a screen reader.',
      },
      {
        lead: 'Accuracy',
        text: 'We say when a listing was last checked, and we leave out what we do not know.',
      },
      {
        lead: 'Community',
        text: 'Clinics and the people who use them tell us what has changed. That keeps the list up to date.',
      },
      {
        lead: 'Reliability',
        text: 'The directory is here at three in the morning too, and it asks nothing of you.',
      },
    ],
  },
  join: {
    heading: 'Help us keep the list up to date',
    text: 'Do you work at a clinic that is missing here, or have you found a mistake?',
    addClinic: 'Add Your Clinic',
    contact: 'Contact us',
  },
}
