import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { queueStateOf } from '../queries/queue.ts'
import { dayInWords, dayToCome, workdayIn } from './day.ts'
import { outcomeInput, settle } from './settle.ts'

/** After this many unanswered calls in a row, the next one can wait. */
const UNANSWERED_LIMIT = 3
const THEN_DAYS = 7

/** Nobody answered: call again on the next workday, or in a week after several tries. */
export const noAnswer = action({
  method: 'post',
  path: '/verification/:clinic/no-answer',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'no answer',
      decide: async (clinic) => {
        const calls = (await queueStateOf(req, clinic.id)).unansweredCalls + 1
        const askAgainOn = workdayIn(calls >= UNANSWERED_LIMIT ? THEN_DAYS : 1)
        const times = calls >= UNANSWERED_LIMIT ? `, after ${calls} unanswered calls` : ''
        return {
          data: { askAgainOn },
          askAgainOn,
          message: `${clinic.name} is due again on ${dayInWords(askAgainOn)}${times}.`,
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
