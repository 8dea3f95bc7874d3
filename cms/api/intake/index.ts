import type { Payload } from 'payload'
import type { FormFields, FormName, Forms, FormValues } from '../../contract/index.ts'
import { sendMessage } from './send-message.ts'
import { signUp } from './sign-up.ts'
import { submitClinic } from './submit-clinic.ts'

type ValuesOf<Fields extends FormFields> = FormValues<Fields>

/** Keeps what a form holds. */
export type Intake<Name extends FormName> = (
  values: ValuesOf<Forms[Name]['fields']>,
  payload: Payload,
) => Promise<void>

/** Who keeps what each form of the contract brings. */
export const intakes: { [Name in FormName]: Intake<Name> } = { submitClinic, sendMessage, signUp }
