/** What somebody sends with the form that asks what is wrong. */
export const correctionValues = (clinic: string, more: object = {}) => ({
  clinic,
  topics: ['phone'],
  text: 'The number rings at a bakery.',
  email: '',
  ...more,
})
