import type { FormHandlers } from '../http/forms/form-handler.ts'
import { confirmSignUp } from '../messages/endpoints/confirm-sign-up.ts'
import { sendMessage } from '../messages/endpoints/send-message.ts'
import { type AskToConfirm, signUp } from '../messages/endpoints/sign-up.ts'
import { submitClinic, type TellOperator } from '../submissions/endpoints/submit-clinic.ts'

/** What the handlers of forms need besides Payload. */
export interface FormNeeds {
  askToConfirm?: AskToConfirm | undefined
  tellOperator?: TellOperator | undefined
}

/** The handler for each form of the contract. */
export const formHandlers: FormHandlers<FormNeeds> = {
  submitClinic,
  sendMessage,
  signUp,
  confirmSignUp,
}
