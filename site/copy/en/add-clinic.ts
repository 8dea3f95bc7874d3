import type { ServiceChoice, Territory } from '@healthcare-for-all/cms/contract'

export const addClinic = {
  title: 'Add Your Clinic',
  description:
    'List your free or low-cost clinic in the directory. Listing is free: tell us about your clinic, and we will review, verify and publish it.',
  heading: 'Add Your Clinic',
  lead: 'Do you run a free or low-cost clinic, or work at one? Tell us about it, so that the people who need it can find it.',
  benefits: {
    heading: 'Why list your clinic',
    entries: [
      { lead: 'Listing is free.', text: 'There is nothing to pay, now or later.' },
      {
        lead: 'People find you.',
        text: 'Your clinic shows up in searches by place and service, and on the map.',
      },
      {
        lead: 'They come prepared.',
        text: 'They see your hours, your services and who can come before they call.',
      },
      {
        lead: 'It stays up to date.',
        text: 'Tell us what has changed, and we will update it within 48 hours.',
      },
    ],
  },
  form: {
    heading: 'Clinic information',
    groups: {
      clinic: 'About the clinic',
      services: 'Services Offered *',
      servicesHint: 'Check all that the clinic offers.',
      type: 'Clinic Type *',
      typeHint: 'Check one or both.',
      visits: 'Coming to the clinic',
      asked: 'What people ask before they go',
      askedHint: 'Answer what you know, and leave the rest open.',
      contact: 'Contact person',
      contactHint: 'For our questions about the listing. It is not published.',
    },
    service: (choice: ServiceChoice): string => choice,
    territories: 'Territories and associated states',
    territory: {
      AS: 'American Samoa',
      FM: 'Federated States of Micronesia',
      GU: 'Guam',
      MH: 'Marshall Islands',
      MP: 'Northern Mariana Islands',
      PR: 'Puerto Rico',
      PW: 'Palau',
      VI: 'U.S. Virgin Islands',
    } satisfies Record<Territory, string>,
    fields: {
      clinicName: { label: 'Clinic Name', missing: 'Enter the clinic’s name.' },
      address: { label: 'Street Address', missing: 'Enter the street and number.' },
      city: { label: 'City', missing: 'Enter the city.' },
      state: { label: 'State' },
      zipCode: { label: 'ZIP Code', missing: 'Enter the ZIP code.' },
      phone: { label: 'Phone Number', missing: 'Enter the number that patients call.' },
      website: { label: 'Website', hint: 'Such as www.example.org' },
      description: { label: 'Description', hint: 'A few sentences for people who don’t know you.' },
      isFree: { label: 'Free clinic' },
      isLowCost: { label: 'Low-cost clinic' },
      hoursOfOperation: {
        label: 'Hours of Operation',
        hint: 'For example: Monday to Friday, 9 AM to 5 PM',
      },
      eligibilityRequirements: {
        label: 'Eligibility Requirements',
        hint: 'Who can come, and what they should bring.',
      },
      firstVisitWait: { label: 'Wait for a first visit', hint: 'For example: about two weeks' },
      firstVisitCost: {
        label: 'Cost of a first visit',
        hint: 'For example: $20, or less for people who earn little',
      },
      insuranceAccepted: {
        label: 'Insurance accepted',
        hint: 'One on each line, such as Medicaid.',
      },
      contactName: { label: 'Contact Name', missing: 'Enter the name of someone we can contact.' },
      contactEmail: { label: 'Contact Email', missing: 'Enter that person’s email address.' },
      contactPhone: { label: 'Contact Phone' },
    },
    submit: 'Submit Clinic Information',
    submitting: 'Submitting Clinic Information...',
    sent: 'We have your clinic’s information. You can submit another clinic.',
    follow: 'See where your submission stands',
  },
  success: {
    title: 'Clinic Submission Received',
    text: "Thank you for submitting your clinic information. We'll review and add it to our directory within 2-3 business days.",
  },
  next: {
    heading: 'What happens next',
    steps: [
      { lead: 'Review', text: 'We read what you sent within 24 hours.' },
      {
        lead: 'Verification',
        text: 'We check the address, the phone number and the services. If something is not clear, we will ask you.',
      },
      {
        lead: 'Publication',
        text: 'Your clinic will be in the directory within 2-3 business days.',
      },
    ],
  },
}
