import { shortDate } from './dates.ts'

/** The private page where an operator follows their submission. */
export const submission = {
  heading: 'Where your submission stands',
  loading: 'Loading your submission',
  private: 'Only people who have this page’s address can see it. Save the address to check again.',
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
      text: 'Next, we review what you sent, within 24 hours.',
    },
    'in review': {
      title: 'It is being reviewed',
      text: 'We check the address, the phone number and the services. We may call or write to you.',
    },
    verified: {
      title: 'It is verified',
      text: 'What you sent has been checked. Next, we publish it, within 2-3 business days of your submission.',
    },
    published: {
      title: 'It is in the directory',
      text: 'Everyone can find it now. If something changes, tell us.',
    },
    declined: {
      title: 'It was not added to the directory',
      text: 'If this has changed, or is a mistake, write to us, and we will look again.',
    },
  },
  questions: {
    heading: 'Questions',
    asked: 'We asked',
    answered: 'You answered',
    over: 'The review is over, so you can no longer answer here. Write to us on the contact page.',
    form: {
      heading: 'Answer',
      fields: {
        token: { label: 'Link' },
        text: {
          label: 'Your answer',
          hint: 'Only the people who review your clinic read it.',
          missing: 'Write your answer.',
        },
      },
      submit: 'Send the answer',
      submitting: 'Sending...',
      sent: 'We have your answer.',
    },
    success: {
      title: 'Thank you',
      text: 'We have your answer. You can add something if you left it out.',
    },
  },
  reason: 'The reason',
  page: 'See its page',
  pageGone: 'Its page is not shown right now. Write to us if you want to know why.',
  write: 'Write to us',
  another: 'Add another clinic',
  missing: {
    title: 'This link does not lead to a submission',
    text: 'Check that you copied the full address. It is in the emails about your submission, and it was shown after you sent the form.',
    back: 'Add Your Clinic',
  },
}
