import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { queueStateOf } from '../queries/queue.ts'
import { dayInWords, dayToCome, workdayIn } from './day.ts'
import { outcomeInput, settle } from './settle.ts'

/** After so many calls in a row that nobody answers, the next one can wait. */
const IN_VAIN = 3
const THEN_DAYS = 7

/** Nobody answered: it is asked again on the next workday, or after some calls in vain in a week. */
export const noAnswer = action({
  method: 'post',
  path: '/verification/:clinic/no-answer',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'no answer',
      decide: async (clinic) => {
        const calls = (await queueStateOf(req, clinic.id)).callsInVain + 1
        const askAgainOn = workdayIn(calls >= IN_VAIN ? THEN_DAYS : 1)
        const times = calls >= IN_VAIN ? `, after ${calls} calls that nobody answered` : ''
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
