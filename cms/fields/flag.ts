import type { CheckboxField } from 'payload'

export const flag = (name: string, label: string): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: false,
  admin: { width: '33%' },
})
