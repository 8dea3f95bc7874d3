import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { callTimeOf } from '../queries/call-times.ts'
import { dayInWords, dayToCome, momentToCome } from './day.ts'
import { isNoticeKept, noticeChange, noticeInput } from './notice.ts'
import { outcomeInput, settle } from './settle.ts'

/** Closed for good: the clinic is kept, but no longer shown to visitors. */
export const close = action({
  method: 'post',
  path: '/verification/:clinic/close',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'closed',
      decide: (clinic) => ({
        data: {
          closedAt: new Date().toISOString(),
          askAgainOn: null,
          reportedWrongAt: null,
          changedAtSourceAt: null,
          _status: 'draft',
        },
        message: {
          en: `${clinic.name} is closed and no longer listed.`,
          es: `${clinic.name} está cerrada y ya no aparece en el directorio.`,
        },
      }),
    }),
})

/** When somebody asks whether it has opened again. */
const REOPENING_TIME = '09:00'

/** Closed until a day: visitors still find it, and read until when. It is called on that day. */
export const closeForNow = action({
  method: 'post',
  path: '/verification/:clinic/close-for-now',
  roles: ROLES,
  input: outcomeInput.extend({ day: z.string(), notice: noticeInput.optional() }),
  act: async (input, req, user) => {
    const closedUntil = dayToCome(input.day)
    const { timeZone } = await callTimeOf(req, input.clinic)
    const askAgainOn = momentToCome(input.day, REOPENING_TIME, timeZone).toISOString()
    // It is over when the clinic opens again.
    const notice = input.notice && { ...input.notice, until: input.day }
    return settle(req, user, input, {
      outcome: 'closed for now',
      decide: async (clinic) => {
        const said = await noticeChange(req, clinic, notice)
        return {
          ...said,
          data: { closedUntil, askAgainOn, ...said.data },
          askAgainOn,
          message: {
            en: `${clinic.name} is closed until ${dayInWords(closedUntil)}, and due then.`,
            es: `${clinic.name} está cerrada hasta el ${dayInWords(closedUntil, 'es')} y le toca entonces.`,
          },
        }
      },
      isKept: (clinic) => clinic.closedUntil === closedUntil && isNoticeKept(clinic, notice),
    })
  },
})
