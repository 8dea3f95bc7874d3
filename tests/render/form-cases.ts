import { clinicValues, messageValues } from '../support/form-values.ts'
import { ASKED, TOKEN } from '../support/rendered/defaults.ts'

/** One form of the site. */
export interface Case {
  address: string
  /** What each field without which it can't be sent says if it is empty, by its English label. */
  missing: [name: string, label: string, says: string][]
  /** Values that are accepted, by the names of fields. */
  values: Record<string, string | string[]>
  /** How browsers fill fields in. */
  autocomplete?: Record<string, string>
  /** Where it leads, and what that page says. */
  leadsTo: string
  success: string[]
}

/** As a page's form sends them: nothing for what isn't ticked. */
const sent = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === false ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  )

export const CASES: Case[] = [
  {
    address: '/contact',
    missing: [
      ['name', 'Full Name', 'Enter your full name.'],
      ['email', 'Email Address', 'Enter your email address, so that we can reply.'],
      ['subject', 'Subject', 'Say in a few words what it is about.'],
      ['message', 'Message', 'Write your message.'],
    ],
    values: messageValues(),
    autocomplete: { name: 'name', email: 'email', phone: 'tel' },
    leadsTo: '/contact?sent=true',
    success: [
      'Message Sent Successfully',
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    ],
  },
  ...['/add-clinic', '/submit-clinic'].map((address) => ({
    address,
    missing: [
      ['clinicName', 'Clinic Name', 'Enter the clinic’s name.'],
      ['address', 'Street Address', 'Enter the street and number.'],
      ['city', 'City', 'Enter the city.'],
      ['zipCode', 'ZIP Code', 'Enter the ZIP code.'],
      ['phone', 'Phone Number', 'Enter the number that patients call.'],
      ['contactName', 'Contact Name', 'Enter the name of someone we can contact.'],
      ['contactEmail', 'Contact Email', 'Enter that person’s email address.'],
    ] satisfies Case['missing'],
    values: { ...sent(clinicValues()), contactPhone: '864-555-0143' },
    leadsTo: `/submission/${TOKEN}?sent=true`,
    success: [
      'Clinic Submission Received',
      "Thank you for submitting your clinic information. We'll review and add it to our directory within 2-3 business days.",
    ],
  })),
  {
    address: `/submission/${ASKED}`,
    missing: [['text', 'Your answer', 'Write your answer.']],
    values: { text: 'None at all' },
    leadsTo: `/submission/${ASKED}?sent=true`,
    success: ['Thank you', 'We have your answer. You can add something if you left it out.'],
  },
  {
    address: '/resources/blog',
    missing: [['email', 'Email Address', 'Enter your email address.']],
    values: { email: 'ana@example.org' },
    autocomplete: { email: 'email' },
    leadsTo: '/resources/blog?sent=true',
    success: [
      'Almost subscribed',
      'We have your address. Before the first newsletter, we will ask you to confirm it.',
    ],
  },
  {
    address: '/services/riverside-clinic/correct',
    missing: [['topics', 'What is wrong or missing?', 'Check what is wrong.']],
    values: { topics: ['phone', 'moved'], text: 'Across the\nstreet', email: 'ana@example.org' },
    autocomplete: { email: 'email' },
    leadsTo: '/services/riverside-clinic/correct?sent=true',
    success: ['We will call the clinic to check. Once it is confirmed, we correct the page.'],
  },
  {
    address: '/services/riverside-clinic/staff',
    missing: [['email', 'The clinic’s email address', 'Enter the clinic’s email address.']],
    values: { email: 'front-desk@example.org' },
    autocomplete: { email: 'email' },
    leadsTo: '/services/riverside-clinic/staff?sent=true',
    success: [
      'Check your email',
      'If this is the address that we have on file, a link is on its way. It works for 24 hours.',
    ],
  },
  {
    address: `/own-listing/${TOKEN}`,
    // Their names are the table of facts', and not the catalog's.
    missing: [],
    values: { name: 'Riverside', city: 'Anderson', telehealth: 'yes', note: 'All else is right' },
    leadsTo: `/own-listing/${TOKEN}?sent=true`,
    success: ['We check your changes and then publish them, usually within 2-3 business days.'],
  },
]
