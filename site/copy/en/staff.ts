import { longDate } from './long-date.ts'

/** For the people who work at a clinic. */
export const staff = {
  ask: {
    title: (name: string) => `Correct the page of ${name}`,
    heading: 'Do you work here?',
    lead: (name: string) =>
      `We can email you a link to correct everything on the page of ${name}. No account is needed.`,
    back: 'Back to the clinic',
    link: 'Do you work at this clinic? Get a link to correct its page.',
    form: {
      heading: 'Get a link',
      fields: {
        clinic: { label: 'Clinic' },
        email: {
          label: 'The clinic’s email address',
          hint: 'The address that we have on file for this clinic.',
          missing: 'Enter the clinic’s email address.',
        },
      },
      submit: 'Email the link',
      submitting: 'Sending...',
      sent: 'If nothing comes, look in the spam folder, or write to us on the contact page.',
    },
    success: {
      title: 'Check your email',
      text: 'If this is the address that we have on file, a link is on its way. It works for 24 hours.',
    },
    next: {
      heading: 'What happens next',
      steps: [
        { lead: 'You get a link', text: 'Only if the address is the one that we have on file.' },
        { lead: 'You correct the page', text: 'You see what we know, and what is missing.' },
        { lead: 'We check it', text: 'We then publish it. You need no account.' },
      ],
    },
  },
  confirm: {
    title: 'Is your clinic’s page right?',
    heading: (name: string) => `Is the page of ${name} right?`,
    lead: 'Look at what people read. If everything is right, press the button.',
    english: 'Texts are shown here in English.',
    yes: 'Everything is right',
    no: 'Something is wrong',
    done: {
      title: 'Thank you',
      text: 'Your page now says that the clinic has confirmed it today.',
    },
    missing: {
      title: 'This link no longer works',
      text: 'The link in the newest email works. You can also get a new link on your clinic’s page.',
    },
  },
  stop: {
    title: 'Stop the monthly email',
    lead: 'We will no longer ask you whether your clinic’s page is right.',
    submit: 'Stop the monthly email',
    done: { title: 'Done', text: 'You will get no more of these emails.' },
    refused: 'This link no longer works. Use the link in the newest email.',
  },
  own: {
    title: 'Your clinic’s page',
    heading: (name: string) => `The page of ${name}`,
    lead: 'Correct what is wrong and add what is missing. We check each change before it is public.',
    until: (iso: string) => `This link works until ${longDate(iso)}. Keep it to yourself.`,
    page: 'See the public page',
    loading: 'Loading your clinic’s page',
    missing: {
      title: 'This link no longer works',
      text: 'A link works for 24 hours. You can get a new one: on your clinic’s page, follow “Tell us”.',
      back: 'Find your clinic',
    },
    complete: {
      heading: 'How complete it is',
      known: (known: number, total: number) => `${known} of ${total} facts are known.`,
      unknown: 'People also ask about:',
      all: 'Everything is known. Thank you!',
    },
    form: {
      heading: 'What we know',
      english: 'Texts are shown here in English. You can write in either language.',
      groups: {
        place: 'Name and place',
        hours: 'Hours and visits',
        payment: 'Cost and insurance',
        papers: 'What you ask for',
        services: 'Services',
        organization: 'Languages',
      },
      list: 'One on each line.',
      phones:
        'One on each line: its number, and before it what it is for (Fax) or its language (Spanish).',
      hours:
        'One day on each line, such as Monday 9:00-17:00, Friday by appointment. What we can’t read as a week is kept in your words.',
      monthly: { label: 'Email us once a month to ask whether everything is right' },
      note: {
        label: 'Anything else?',
        hint: 'For the people who check it. It is not published.',
      },
      submit: 'Send the changes',
      submitting: 'Sending...',
      sent: 'We have your changes. Until we have checked them, this page shows what is public now.',
    },
    success: {
      title: 'Thank you',
      text: 'We check your changes and then publish them, usually within 2-3 business days.',
    },
  },
}
