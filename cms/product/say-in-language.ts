import type { AfterErrorHook } from 'payload'
import type { Refusal } from '../panel-kit/refusal.ts'
import { sayTo } from '../panel-kit/say.ts'

/** Checked by name, since the panel's bundle has its own copy of the class. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'Refusal' && 'said' in error

/** Gives the sentence of a refusal in the language of whoever is refused. */
export const sayInLanguage: AfterErrorHook = ({ error, req }) =>
  isRefusal(error)
    ? { response: { errors: [{ name: error.name, message: sayTo(req)(error.said) }] } }
    : undefined
