import type { BackgroundJob } from '../../jobs/worker.ts'
import { takeDueReminders } from '../queries/reminders.ts'
import { makeStaffLink } from '../queries/staff-links.ts'
import { reminderMail } from '../staff-mail.ts'

/** A run mails at most so many; the next one goes on. */
const MOST = 50

/** Asks clinics that want it once a month whether their page is still right. */
export const sendReminders: BackgroundJob = {
  name: 'Asking clinics whether all is right',
  everyMs: 60 * 60 * 1_000,
  work: async (payload, signal) => {
    const send = reminderMail(payload, payload.config.serverURL)
    if (!send) return
    for (const { clinic, name, email, locale } of await takeDueReminders({ payload }, MOST)) {
      if (signal.aborted) return
      const token = await makeStaffLink({ payload }, clinic, 'confirm')
      await send({ email, clinicName: name, token, locale })
    }
  },
}
