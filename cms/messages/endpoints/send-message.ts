import type { FormHandler } from '../../http/forms/form-handler.ts'

export const sendMessage: FormHandler<'sendMessage'> = async (data, { payload }) => {
  await payload.create({ collection: 'contact-messages', data: { ...data, status: 'new' } })
}
