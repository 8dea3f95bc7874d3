import type { TextFieldSingleValidation } from 'payload'
import { sayTo } from '../../panel-kit/say.ts'

export const isWebAddress: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return true
  const message = sayTo(req)({
    en: 'Enter the full address, such as https://www.example.org.',
    es: 'Escriba la dirección completa, como https://www.example.org.',
  })
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol) || message
  } catch {
    return message
  }
}
