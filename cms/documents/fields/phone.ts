import { isValidPhoneNumber } from 'libphonenumber-js/min'
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { sayTo } from '../../panel-kit/say.ts'
import { writtenPhone } from '../written-phone.ts'

/** The freely associated states have their own country codes. */
const COUNTRIES = ['US', 'FM', 'MH', 'PW'] as const

const NO_FULL_NUMBER = {
  en: 'Enter the full number with its area code, such as 864-555-0142.',
  es: 'Escriba el número completo con su código de área, como 864-555-0142.',
}

/** 555-0100 to 555-0199 are reserved for fiction: they never ring, so sample data uses them. */
const FICTION = /^\d{3}-555-01\d{2}$/

/** '864-555-0142', which no telephone has: kept as it is written. */
export const isFictional = (value: string): boolean => FICTION.test(value)

export const isPhoneNumber = (value: string): boolean =>
  isFictional(value) || COUNTRIES.some((country) => isValidPhoneNumber(value, country))

export const isPhone: TextFieldSingleValidation = (value, { req }) =>
  !value || isPhoneNumber(value) || sayTo(req)(NO_FULL_NUMBER)

const write: FieldHook = ({ value }) => (typeof value === 'string' ? writtenPhone(value) : value)

/** A telephone number, stored in one format however it was typed. */
export const phoneField = (name: string, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', hooks: { beforeValidate: [write] }, ...more }) as TextField
