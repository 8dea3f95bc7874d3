export const newsletter = {
  fields: {
    email: { label: 'Email Address', missing: 'Enter your email address.' },
  },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  sent: 'Your address is noted.',
  success: {
    title: 'Almost subscribed',
    text: 'We have noted your address. Before the first newsletter we ask you to confirm it.',
  },
  confirm: {
    heading: 'Confirm your address',
    lead: 'Press the button, and the newsletter will be sent to the address where you found the link.',
    submit: 'Send me the newsletter',
    done: {
      title: 'You are subscribed',
      text: 'Your address is confirmed. Thank you.',
    },
    refused: 'This link can’t be used any more. You can ask for the newsletter again.',
    again: 'Ask for the newsletter',
  },
}
