import { clinicFields } from './clinic-form-fields.ts'
import { form } from './form.ts'
import {
  answerFields,
  confirmationFields,
  contactFields,
  correctionFields,
  newsletterFields,
  ownLinkFields,
  staffLinkFields,
} from './form-fields.ts'
import { ownListingFields } from './own-listing-fields.ts'

/** Every form that the public API takes, by the name of its operation. */
export const forms = {
  submitClinic: form({
    path: '/api/clinic-submissions',
    summary: 'Asks for a clinic to be listed',
    fields: clinicFields,
  }),
  answerQuestion: form({
    path: '/api/submission-answers',
    summary: 'Answers what an operator was asked about the clinic that they sent',
    fields: answerFields,
    canMiss: true,
  }),
  sendMessage: form({
    path: '/api/contact-messages',
    summary: 'Sends a message to the people who run the directory',
    fields: contactFields,
  }),
  suggestCorrection: form({
    path: '/api/corrections',
    summary: 'Says what is wrong with a clinic in the directory',
    fields: correctionFields,
    canMiss: true,
  }),
  askStaffLink: form({
    path: '/api/staff-links',
    summary: 'Asks for a link to correct a clinic’s own listing, mailed to the address on file',
    fields: staffLinkFields,
    canMiss: true,
  }),
  suggestChanges: form({
    path: '/api/listing-changes',
    summary: 'Suggests changes to a clinic’s own listing, which an editor reviews',
    fields: ownListingFields,
    canMiss: true,
  }),
  confirmListing: form({
    path: '/api/listing-confirmations',
    summary: 'Says that a clinic’s own listing is right, with the token that was mailed',
    fields: ownLinkFields,
    canMiss: true,
  }),
  stopReminders: form({
    path: '/api/listing-reminders/stop',
    summary: 'Ends the monthly mail about a clinic’s own listing; the token may be in the address',
    fields: ownLinkFields,
    canMiss: true,
    inAddress: true,
  }),
  signUp: form({
    path: '/api/newsletter-signups',
    summary: 'Signs up for the newsletter; the address stays pending until it is confirmed',
    fields: newsletterFields,
  }),
  confirmSignUp: form({
    path: '/api/newsletter-confirmations',
    summary: 'Confirms a newsletter address with the token that was sent to it',
    fields: confirmationFields,
  }),
} as const

export type Forms = typeof forms
export type FormName = keyof Forms
