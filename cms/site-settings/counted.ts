import type { CheckboxField } from 'payload'

/** 'Count for me', with today's true figure beside it. */
export const countForMe = (name: string): CheckboxField => ({
  name,
  label: 'Count for me',
  type: 'checkbox',
  defaultValue: false,
  admin: { components: { Description: '/site-settings/panel/true-figure.tsx#TrueFigure' } },
})
