import type { StepWords } from './words.ts'

export const en: StepWords = {
  subjects: {
    received: 'We have received your clinic',
    'in review': 'Your clinic is being reviewed',
    verified: 'Your clinic is verified',
    published: 'Your clinic is in the directory',
    declined: 'Your clinic was not added to the directory',
  },
  quoted: (name) => `“${name}”`,
  received: (clinic, site) => [
    `${clinic} was sent to ${site} for listing. Thank you.`,
    'Next, we review what you sent, usually within 24 hours.',
  ],
  inReview: (clinic) => [
    `We are reviewing what you sent about ${clinic}.`,
    'Next, we check the address, the phone number and the services. We may call or write to you.',
  ],
  verified: (clinic) => [
    `We have checked what you sent about ${clinic}.`,
    'Next, we publish it, usually within 2-3 business days of your submission.',
  ],
  published: (clinic, page) => [
    `${clinic} is in the directory, where everyone can find it:`,
    { href: page, label: 'See its page' },
    'If something changes, tell us on the contact page. Listing is free.',
  ],
  declined: (clinic, reason) => [
    `We have not added ${clinic} to the directory. The reason:`,
    { quote: reason },
    'If that has changed or is a mistake, write to us on the contact page, and we will look again.',
  ],
  questionSubject: 'A question about your clinic',
  question: (clinic, asked, link) => [
    `We are reviewing what you sent about ${clinic}, and have a question:`,
    { quote: asked },
    'Nobody reads answers to this email. Answer on your private page:',
    { href: link, label: 'Answer the question' },
  ],
  end: (link) => [
    ...(link
      ? [
          'Check its progress at any time. Keep this link to yourself: anyone who has it can see the progress too.',
          { href: link, label: 'Check its progress', isQuiet: true as const },
        ]
      : ['Keep this link to yourself: anyone who has it can see the progress and answer.']),
    'If you did not send us a clinic, somebody else used your address. You don’t need to do anything.',
  ],
}
