import type { Payload } from 'payload'
import type { FormFields, FormName, FormReceipt, Forms, FormValues } from '../contract/index.ts'
import { confirmSignUp } from '../messages/endpoints/confirm-sign-up.ts'
import { sendMessage } from '../messages/endpoints/send-message.ts'
import { signUp } from '../messages/endpoints/sign-up.ts'
import type { ClinicSubmission } from '../payload-types.ts'
import { submitClinic } from '../submissions/endpoints/submit-clinic.ts'

type ValuesOf<Fields extends FormFields> = FormValues<Fields>

/** What keeping a form works with. */
export interface Keeping {
  payload: Payload
  /** Sends the token that confirms an address there; left out where no mail is set up. */
  askToConfirm?: ((email: string, token: string) => Promise<void>) | undefined
  /** Writes to an operator that a submission has arrived. */
  tellOperator?: ((submission: ClinicSubmission) => Promise<unknown>) | undefined
}

/** What the receipt says besides. */
export type Kept = Pick<FormReceipt, 'token'>

/**
 * Keeps what a form holds.
 * @throws ProblemError where it can't be used although every field is as it should be
 */
export type Intake<Name extends FormName> = (
  values: ValuesOf<Forms[Name]['fields']>,
  given: Keeping,
) => Promise<void> | Promise<Kept>

/** Who keeps what each form of the contract brings. */
export const intakes: { [Name in FormName]: Intake<Name> } = {
  submitClinic,
  sendMessage,
  signUp,
  confirmSignUp,
}
