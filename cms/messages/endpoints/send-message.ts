import type { Intake } from '../../product/public-forms.ts'

export const sendMessage: Intake<'sendMessage'> = async (data, { payload }) => {
  await payload.create({ collection: 'contact-messages', data: { ...data, status: 'new' } })
}
