import type { PayloadRequest } from 'payload'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { inEach, sayIn } from '../../panel-kit/say.ts'
import type { Clinic } from '../../payload-types.ts'
import { retryAt } from '../calling-week.ts'
import { callTimeOf, holidaysAround } from '../queries/call-times.ts'
import { queueStateOf } from '../queries/queue.ts'
import { dueAgain, momentThere } from './day.ts'
import { type Decision, outcomeInput, settle } from './settle.ts'

/** After this many unanswered calls in a row, the next one can wait. */
const UNANSWERED_LIMIT = 3
const THEN_DAYS = 7

const afterCalls = (calls: number) => ({
  en: `, after ${calls} unanswered calls`,
  es: `, después de ${calls} llamadas sin contestar`,
})

/** Call at another hour of the next business day, or in a week after several tries. */
const tryAgain = async (req: PayloadRequest, { id, name }: Clinic): Promise<Decision> => {
  const { tried } = await queueStateOf(req, id)
  const calls = tried.length + 1
  const now = new Date()
  const times = await callTimeOf(req, id, now)
  const again = retryAt(times, {
    tried: [now, ...tried.map((moment) => new Date(moment))],
    days: calls >= UNANSWERED_LIMIT ? THEN_DAYS : 1,
    now,
    holidays: Object.keys(holidaysAround(now)),
  })
  const askAgainOn = again.toISOString()
  return {
    data: { askAgainOn },
    askAgainOn,
    message: inEach((language) => {
      const often = calls >= UNANSWERED_LIMIT ? sayIn(language)(afterCalls(calls)) : ''
      return dueAgain(name, momentThere(again, times.timeZone, language) + often)[language]
    }),
  }
}

const unanswered = (path: string, outcome: 'no answer' | 'voicemail' | 'busy') =>
  action({
    method: 'post',
    path: `/verification/:clinic/${path}`,
    roles: ROLES,
    input: outcomeInput,
    act: (input, req, user) =>
      settle(req, user, input, { outcome, decide: (clinic) => tryAgain(req, clinic) }),
  })

/** The outcomes of a call that no person answered. */
export const unansweredCalls = [
  unanswered('no-answer', 'no answer'),
  unanswered('voicemail', 'voicemail'),
  unanswered('busy', 'busy'),
]
