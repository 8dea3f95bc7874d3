export const contact = {
  title: 'Contact us',
  description:
    'Write to the people who run this directory: questions, corrections, clinics to add. We reply within 24 hours on business days.',
  heading: 'Contact us',
  lead: 'Questions, corrections, or a clinic we should know about: write to us. We reply within 24 hours on business days.',
  emergency: {
    title: 'In an emergency',
    before: 'Call ',
    number: '911',
    after: '. This form is not monitored 24/7.',
  },
  form: {
    heading: 'Send us a message',
    fields: {
      name: { label: 'Full Name', missing: 'Enter your full name.' },
      email: { label: 'Email Address', missing: 'Enter your email address, so that we can reply.' },
      phone: { label: 'Phone' },
      category: { label: 'Category' },
      subject: { label: 'Subject', missing: 'Say in a few words what it is about.' },
      message: {
        label: 'Message',
        hint: 'Please leave out medical details. We can’t give medical advice.',
        missing: 'Write your message.',
      },
    },
    categories: {
      general: 'General Inquiry',
      'add-clinic': 'Add My Clinic',
      'update-info': 'Update Clinic Info',
      technical: 'Technical Support',
      partnership: 'Partnership',
      feedback: 'Feedback',
    },
    /** Prefilled for a visitor who comes from a clinic's page. */
    mistake: {
      subject: 'Something is wrong on a clinic’s page',
      message: (address: string) => `${address}\n\n`,
    },
    submit: 'Send Message',
    submitting: 'Sending...',
    sent: 'We have your message. You can write another.',
  },
  success: {
    title: 'Message Sent Successfully',
    text: "Thank you for contacting us. We'll get back to you within 24 hours.",
  },
  details: {
    heading: 'How to reach us',
    email: 'Email',
    phone: 'Phone',
    address: 'Mail',
    hours: 'Support hours',
    /** For the rare page whose settings could not be loaded. */
    usualHours: 'Monday to Friday, 9 AM to 5 PM EST (Eastern Time)',
    replies: 'Replies',
    repliesText: 'Within 24 hours on business days',
    updates: 'Clinic information updates',
    updatesText: 'Within 48 hours',
    addClinic: 'Add your clinic',
  },
  faq: {
    heading: 'Frequently asked questions',
    entries: [
      {
        question: 'How soon will you reply?',
        answer: 'Within 24 hours on business days. On weekends and holidays it can take longer.',
      },
      {
        question: 'How do I add my clinic?',
        answer:
          'Fill out the form on the page “Add Your Clinic”. Listing is free. We review it within 24 hours and publish it within 2-3 business days.',
      },
      {
        question: 'Something about a clinic is wrong. What do I do?',
        answer:
          'On the clinic’s page, follow “Tell us” next to “Something wrong here?” and check what is wrong. We update clinic information within 48 hours.',
      },
      {
        question: 'Can you make an appointment for me?',
        answer:
          'No. You make appointments with the clinic itself. Each clinic’s page has its phone number; call to ask when you can come and what to bring.',
      },
      {
        question: 'Can you give me medical advice?',
        answer:
          'No, we are not doctors or nurses. For advice, call a clinic. In an emergency, call 911.',
      },
      {
        question: 'Does it cost anything to use this directory?',
        answer:
          'No. Searching is free and needs no account. What a visit costs depends on the clinic, so ask when you call.',
      },
    ],
  },
}
