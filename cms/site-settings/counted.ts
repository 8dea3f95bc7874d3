import type { CheckboxField } from 'payload'

/** 'Count for me', with today's true figure beside it. */
export const countForMe = (name: string, label = 'Count for me'): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: false,
  admin: { components: { Description: '/site-settings/panel/true-figure.tsx#TrueFigure' } },
})
