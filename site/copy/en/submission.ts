import { shortDate } from './dates.ts'

/** The private page that an operator follows their submission on. */
export const submission = {
  heading: 'Where your submission stands',
  loading: 'Loading your submission',
  private: 'This page is yours: whoever has its address can see it. Save it to look again.',
  steps: 'Steps',
  done: 'Done',
  now: 'Now',
  toCome: 'To come',
  day: shortDate,
  names: {
    received: 'Received',
    'in review': 'In review',
    verified: 'Verified',
    published: 'Published',
    declined: 'Declined',
  },
  said: {
    received: {
      title: 'We have received it',
      text: 'Next, somebody reviews what you sent, within 24 hours.',
    },
    'in review': {
      title: 'It is being reviewed',
      text: 'Somebody checks the address, the telephone number and the services. We may call or write to you.',
    },
    verified: {
      title: 'It is verified',
      text: 'What you sent has been checked. Next, it is published, within 2-3 business days of your submission.',
    },
    published: {
      title: 'It is in the directory',
      text: 'Everybody can find it now. When something changes, tell us.',
    },
    declined: {
      title: 'It was not added to the directory',
      text: 'If this has changed, or is a mistake, write to us, and we look again.',
    },
  },
  reason: 'The reason',
  page: 'See its page',
  pageGone: 'Its page is not shown at present. Write to us if you want to know why.',
  write: 'Write to us',
  another: 'Add another clinic',
  missing: {
    title: 'This link leads to no submission',
    text: 'Look whether the whole address was copied. It is in the mails about your submission, and was shown after you sent the form.',
    back: 'Add Your Clinic',
  },
}
