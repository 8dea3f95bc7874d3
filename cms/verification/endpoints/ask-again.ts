import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { inputFault } from '../../panel-kit/input-fault.ts'
import { inEach } from '../../panel-kit/say.ts'
import { callTimeOf } from '../queries/call-times.ts'
import { VERIFY_EVERY_DAYS } from '../verify-every-days.ts'
import { dayInWords, dueAgain, momentThere, momentToCome, workdayIn } from './day.ts'
import { outcomeInput, settle } from './settle.ts'

/** Somebody asked to be called back at a time, which is on the clinic's own clock. */
export const askAgain = action({
  method: 'post',
  path: '/verification/:clinic/ask-again',
  roles: ROLES,
  input: outcomeInput.extend({
    day: z.string(),
    time: z
      .string()
      .regex(
        /^([01]\d|2[0-3]):[0-5]\d$/,
        inputFault({ en: 'Choose a time.', es: 'Elija una hora.' }),
      ),
  }),
  act: async (input, req, user) => {
    const { timeZone } = await callTimeOf(req, input.clinic)
    const at = momentToCome(input.day, input.time, timeZone)
    const askAgainOn = at.toISOString()
    return settle(req, user, input, {
      outcome: 'call back',
      decide: (clinic) => ({
        data: { askAgainOn },
        askAgainOn,
        message: inEach(
          (language) => dueAgain(clinic.name, momentThere(at, timeZone, language))[language],
        ),
      }),
      isKept: (_clinic, kept) => kept.askAgainOn === askAgainOn,
    })
  },
})

/** They don't want to answer: nothing is verified, and they are left alone as long as a verification holds. */
export const refused = action({
  method: 'post',
  path: '/verification/:clinic/refused',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'refused',
      decide: ({ name, verifyEveryDays }) => {
        const askAgainOn = workdayIn(verifyEveryDays ?? VERIFY_EVERY_DAYS)
        return {
          data: { askAgainOn },
          askAgainOn,
          message: inEach((language) => dueAgain(name, dayInWords(askAgainOn, language))[language]),
        }
      },
    }),
})
