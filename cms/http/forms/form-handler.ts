import type { Payload } from 'payload'
import type { FormName, FormReceipt, Forms, FormValues, Locale } from '../../contract/index.ts'

/** What the receipt says in addition to the status. */
export type Kept = Pick<FormReceipt, 'token'>

/**
 * Stores the values of a form, with the language of the page that it was sent from. `sender` is a
 * pseudonym of the network that it came from.
 * @typeParam Needs what it needs in addition to Payload
 * @throws ProblemError if the form can't be used although every field is valid
 */
export type FormHandler<Name extends FormName, Needs extends object = object> = (
  values: FormValues<Forms[Name]['fields']>,
  context: { payload: Payload; locale: Locale; sender: string } & Needs,
) => Promise<void> | Promise<Kept>

export type FormHandlers<Needs extends object> = {
  [Name in FormName]: FormHandler<Name, Needs>
}
