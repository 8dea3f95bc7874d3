import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { corrections, differences, staleSpanish } from './corrections.ts'
import { dueNow } from './numbers.ts'
import { outcomeInput, refuseWithoutPhone, settle, spokenWith } from './settle.ts'

/** Keys of the form's questions that were answered. */
const confirmed = z.array(z.string().max(8_000)).max(200).default([])

/** Something has changed: writes the corrections, which count as verified. */
export const correct = action({
  method: 'post',
  path: '/verification/:clinic/correct',
  roles: ROLES,
  input: outcomeInput.extend({ corrections, confirmed }),
  act: (input, req, user) => {
    req.context.isTyped = true
    return settle(req, user, input, {
      outcome: 'something changed',
      decide: async (clinic) => {
        refuseWithoutPhone(clinic)
        const { data, changes } = await differences(req, clinic, input.corrections)
        const names = Object.keys(data)
        if (names.length === 0)
          throw new Refusal({
            en: 'Nothing has changed. Change something, or choose All still right.',
            es: 'No ha cambiado nada. Cambie algo, o elija Todo sigue bien.',
          })
        const stale = await staleSpanish(req, clinic.id, names)
        const { name, phone } = { ...clinic, ...data }
        return {
          data: {
            ...data,
            ...(phone ? spokenWith(clinic, data) : dueNow()),
            confirmed: [...new Set([...(clinic.confirmed ?? []), ...input.confirmed])],
          },
          spanish: stale.spanish,
          changes: [...changes, ...stale.changes],
          message: phone
            ? {
                en: `${name} is corrected and verified.`,
                es: `${name} está corregida y verificada.`,
              }
            : {
                en: `${name} is corrected, but not verified: it needs a phone number.`,
                es: `${name} está corregida, pero no verificada: le falta un número de teléfono.`,
              },
        }
      },
      isKept: async (clinic) =>
        (await differences(req, clinic, input.corrections)).changes.length === 0,
    })
  },
})
