/** For whoever says what is wrong with a clinic. */
export const correct = {
  title: (name: string) => `What is wrong with ${name}?`,
  heading: 'What is wrong?',
  lead: (name: string) => `Help the next person who looks for ${name}. This takes a minute.`,
  back: 'Back to the clinic',
  loading: 'Loading clinic',
  form: {
    heading: 'Tell us what you know',
    fields: {
      clinic: { label: 'Clinic' },
      topics: {
        label: 'What is wrong or missing?',
        hint: 'Check all that apply. Below each is what the page says today.',
        missing: 'Check what is wrong.',
      },
      text: {
        label: 'What is right?',
        hint: 'For example, the right phone number. Please leave out medical details.',
      },
      email: {
        label: 'Your email address',
        hint: 'Only if we may ask you something. We never show it.',
      },
    },
    submit: 'Send',
    submitting: 'Sending...',
    sent: 'We have what you wrote. If something else is wrong, you can send that too.',
  },
  topics: {
    phone: 'Phone number',
    address: 'Address',
    hours: 'Hours',
    cost: 'Cost and insurance',
    services: 'Services and languages',
    patients: 'Who can come, and how',
    papers: 'What they ask for',
    closed: 'It has closed for good',
    moved: 'It has moved',
    other: 'Something else',
  },
  now: {
    newPatients: 'New patients',
    walkIns: 'Walk-ins',
    unknown: 'We don’t know yet',
  },
  success: {
    title: 'Thank you',
    text: 'We will call the clinic to check. Once it is confirmed, we correct the page.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      { lead: 'We read it', text: 'A wrong phone number, a move or a closing comes first.' },
      { lead: 'We call the clinic', text: 'So nobody can put something wrong on its page.' },
      { lead: 'We correct the page', text: 'It then shows the day on which we asked.' },
    ],
  },
}
