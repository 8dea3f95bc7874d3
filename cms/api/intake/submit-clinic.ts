import type { Intake } from './index.ts'

export const submitClinic: Intake<'submitClinic'> = async (data, { payload }) => {
  await payload.create({ collection: 'clinic-submissions', data: { ...data, status: 'received' } })
}
