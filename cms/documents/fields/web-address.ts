import type { TextFieldSingleValidation } from 'payload'

export const isWebAddress: TextFieldSingleValidation = (value) => {
  if (!value) return true
  const message = 'Enter the full address, such as https://www.example.org.'
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol) || message
  } catch {
    return message
  }
}
