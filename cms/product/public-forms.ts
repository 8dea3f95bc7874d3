import { suggestCorrection } from '../corrections/endpoints/suggest-correction.ts'
import type { FormHandlers } from '../http/forms/form-handler.ts'
import { confirmSignUp } from '../messages/endpoints/confirm-sign-up.ts'
import { sendMessage } from '../messages/endpoints/send-message.ts'
import { type AskToConfirm, signUp } from '../messages/endpoints/sign-up.ts'
import { askStaffLink, type MailStaffLink } from '../staff/endpoints/ask-staff-link.ts'
import { confirmListing } from '../staff/endpoints/confirm-listing.ts'
import { stopReminders } from '../staff/endpoints/stop-reminders.ts'
import { suggestChanges } from '../staff/endpoints/suggest-changes.ts'
import { answerQuestion } from '../submissions/endpoints/answer-question.ts'
import { submitClinic, type TellOperator } from '../submissions/endpoints/submit-clinic.ts'

/** What the handlers of forms need besides Payload. */
export interface FormNeeds {
  askToConfirm?: AskToConfirm | undefined
  tellOperator?: TellOperator | undefined
  mailStaffLink?: MailStaffLink | undefined
}

/** The handler for each form of the contract. */
export const formHandlers: FormHandlers<FormNeeds> = {
  submitClinic,
  answerQuestion,
  sendMessage,
  suggestCorrection,
  askStaffLink,
  suggestChanges,
  confirmListing,
  stopReminders,
  signUp,
  confirmSignUp,
}
