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
}
