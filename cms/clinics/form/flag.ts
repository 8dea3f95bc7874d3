import type { CheckboxField } from 'payload'

export const flag = (name: string): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  admin: { width: '33%' },
})
