export const newsletter = {
  fields: {
    email: { label: 'Email Address', missing: 'Enter your email address.' },
  },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  sent: 'We have your address.',
  success: {
    title: 'Almost subscribed',
    text: 'We have your address. Before the first newsletter, we will ask you to confirm it.',
  },
  confirm: {
    heading: 'Confirm your email address',
    lead: 'Press the button, and we will send the newsletter to the address where you got the link.',
    submit: 'Send me the newsletter',
    done: {
      title: 'You are subscribed',
      text: 'Your address is confirmed. Thank you.',
    },
    refused: 'This link no longer works. You can subscribe to the newsletter again.',
    again: 'Subscribe to the newsletter',
  },
}
