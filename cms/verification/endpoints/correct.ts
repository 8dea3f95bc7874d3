import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { corrections, differences, staleSpanish } from './corrections.ts'
import { outcomeInput, settle, spokenWith } from './settle.ts'

/** Keys of the form's questions that were answered. */
const confirmed = z.array(z.string().max(500)).max(200).default([])

/** Something has changed: writes the corrections, which count as verified. */
export const correct = action({
  method: 'post',
  path: '/verification/:clinic/correct',
  roles: ROLES,
  input: outcomeInput.extend({ corrections, confirmed }),
  act: (input, req, user) => {
    req.context.isTyped = true
    return settle(req, user, input, {
      outcome: 'edited',
      decide: async (clinic) => {
        const { data, changes } = differences(clinic, input.corrections)
        const names = Object.keys(data)
        if (names.length === 0)
          throw new Refusal('Nothing has changed. Change something, or choose All still right.')
        const stale = await staleSpanish(req, clinic.id, names)
        return {
          data: {
            ...data,
            ...spokenWith(clinic, names),
            confirmed: [...new Set([...(clinic.confirmed ?? []), ...input.confirmed])],
          },
          spanish: stale.spanish,
          changes: [...changes, ...stale.changes],
          message: `${data.name ?? clinic.name} is corrected and verified.`,
        }
      },
      isKept: (clinic) => differences(clinic, input.corrections).changes.length === 0,
    })
  },
})
