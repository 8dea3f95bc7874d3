import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { retryAt } from '../calling-week.ts'
import { callTimeOf, holidaysAround } from '../queries/call-times.ts'
import { queueStateOf } from '../queries/queue.ts'
import { dayInWords, dayToCome, momentThere } from './day.ts'
import { outcomeInput, settle } from './settle.ts'

/** After this many unanswered calls in a row, the next one can wait. */
const UNANSWERED_LIMIT = 3
const THEN_DAYS = 7

/** Nobody answered: call at another hour of the next business day, or in a week after several tries. */
export const noAnswer = action({
  method: 'post',
  path: '/verification/:clinic/no-answer',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'no answer',
      decide: async (clinic) => {
        const { tried } = await queueStateOf(req, clinic.id)
        const calls = tried.length + 1
        const now = new Date()
        const times = await callTimeOf(req, clinic.id, now)
        const again = retryAt(times, {
          tried: [now, ...tried.map((moment) => new Date(moment))],
          days: calls >= UNANSWERED_LIMIT ? THEN_DAYS : 1,
          now,
          holidays: Object.keys(holidaysAround(now)),
        })
        const askAgainOn = again.toISOString()
        const often = calls >= UNANSWERED_LIMIT ? `, after ${calls} unanswered calls` : ''
        return {
          data: { askAgainOn },
          askAgainOn,
          message: `${clinic.name} is due again on ${momentThere(again, times.timeZone)}${often}.`,
        }
      },
    }),
})

/** Somebody asked to be called on another day. */
export const askAgain = action({
  method: 'post',
  path: '/verification/:clinic/ask-again',
  roles: ROLES,
  input: outcomeInput.extend({ day: z.string() }),
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'ask again',
      decide: (clinic) => {
        const askAgainOn = dayToCome(input.day)
        return {
          data: { askAgainOn },
          askAgainOn,
          message: `${clinic.name} is due again on ${dayInWords(askAgainOn)}.`,
        }
      },
      isKept: (_clinic, { askAgainOn }) => askAgainOn === dayToCome(input.day),
    }),
})
