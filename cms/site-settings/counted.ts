import type { CheckboxField } from 'payload'
import type { InEach } from '../panel-kit/say.ts'

const COUNT_FOR_ME = { en: 'Count for me', es: 'Contar automáticamente' }

/** 'Count for me', with today's true figure beside it. */
export const countForMe = (name: string, label: InEach = COUNT_FOR_ME): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: false,
  admin: { components: { Description: '/site-settings/panel/true-figure.tsx#TrueFigure' } },
})
