import { fromOneSender } from './form-values.ts'

/** What somebody sends with the form that asks what is wrong. */
export const correctionValues = (clinic: string, more: object = {}) => ({
  clinic,
  topics: ['phone'],
  text: 'The number rings at a bakery.',
  email: '',
  ...more,
})

/** Sends it from a network that nothing else comes from, unless the headers name one. */
export const sendCorrection = (url: string, values: object, headers: object = {}) =>
  fetch(`${url}/api/corrections`, {
    method: 'POST',
    headers: { ...fromOneSender(), ...headers },
    body: JSON.stringify(values),
  })
