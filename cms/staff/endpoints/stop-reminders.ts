import type { FormHandler } from '../../http/forms/form-handler.ts'
import { notFound } from '../../http/problems.ts'
import { setReminder } from '../queries/reminders.ts'
import { readStaffLink } from '../queries/staff-links.ts'

/** Ends the monthly mail. Mail programs send this by themselves when somebody unsubscribes. */
export const stopReminders: FormHandler<'stopReminders'> = async (
  { token },
  { payload, locale },
) => {
  const opened = await readStaffLink({ payload }, token)
  if (!opened) throw notFound((words) => words.oldStaffLink)
  await setReminder({ payload }, opened.clinic, false, locale)
}
