import { form } from './form.ts'
import { clinicFields, confirmationFields, contactFields, newsletterFields } from './form-fields.ts'

/** Every form that the public API takes, by the name of its operation. */
export const forms = {
  submitClinic: form({
    path: '/api/clinic-submissions',
    summary: 'Asks for a clinic to be listed',
    fields: clinicFields,
  }),
  sendMessage: form({
    path: '/api/contact-messages',
    summary: 'Sends a message to the people who run the directory',
    fields: contactFields,
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
