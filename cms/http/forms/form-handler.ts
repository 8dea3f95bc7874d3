import type { Payload } from 'payload'
import type { FormName, FormReceipt, Forms, FormValues } from '../../contract/index.ts'

/** What the receipt says besides. */
export type Kept = Pick<FormReceipt, 'token'>

/**
 * Stores what a form holds.
 * @typeParam Needs what it works with besides Payload
 * @throws ProblemError where it can't be used although every field is as it should be
 */
export type FormHandler<Name extends FormName, Needs extends object = object> = (
  values: FormValues<Forms[Name]['fields']>,
  given: { payload: Payload } & Needs,
) => Promise<void> | Promise<Kept>

export type FormHandlers<Needs extends object> = {
  [Name in FormName]: FormHandler<Name, Needs>
}
