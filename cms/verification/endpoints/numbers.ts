import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import {
  type ClinicPatch,
  comparedPhone,
  hasWorkingPhone,
  isPhoneWrong,
  withoutWrongPhone,
  withWrongPhones,
} from '../../clinics/index.ts'
import { action } from '../../panel-kit/action.ts'
import { inputFault } from '../../panel-kit/input-fault.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { Clinic } from '../../payload-types.ts'
import { differences } from './corrections.ts'
import { dayInWords, workdayIn } from './day.ts'
import { outcomeInput, settle } from './settle.ts'

/** How long a clinic is left alone if no number was found. */
const SEARCH_AGAIN_DAYS = 30

const MINUTE_MS = 60_000

/** Due at once: since before this transaction began, which counts what is due. */
export const dueNow = (): ClinicPatch => ({
  askAgainOn: new Date(Date.now() - MINUTE_MS).toISOString(),
})

const refuseWithPhone = (clinic: Clinic): void => {
  if (hasWorkingPhone(clinic))
    throw new Refusal(
      {
        en: `${clinic.name} has a number by now. Call it instead.`,
        es: `${clinic.name} ya tiene un número. Mejor llame.`,
      },
      409,
    )
}

/** The number is wrong or disconnected: visitors no longer see it, and nothing is verified. */
export const wrongNumber = action({
  method: 'post',
  path: '/verification/:clinic/wrong-number',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'wrong number',
      decide: (clinic) => {
        const { name, phone, wrongPhones, verifiedFields } = clinic
        if (!hasWorkingPhone(clinic))
          throw new Refusal(
            {
              en: `${name} has no number that could be wrong.`,
              es: `${name} no tiene un número que pueda estar equivocado.`,
            },
            409,
          )
        const verified = verifiedFields ?? []
        return {
          data: {
            ...dueNow(),
            wrongPhones: withWrongPhones(wrongPhones, phone),
            // An import may bring another number.
            verifiedFields: verified.filter((field) => !/^phone(?:Extension)?$/.test(field)),
          },
          message: {
            en: `Visitors no longer see the number of ${name}. It needs another one.`,
            es: `Los visitantes ya no ven el número de ${name}. Le falta otro.`,
          },
        }
      },
    }),
})

const phone = z
  .string()
  .trim()
  .min(1, inputFault({ en: 'Enter the number.', es: 'Escriba el número.' }))
  .max(100)
const phoneExtension = z.string().trim().max(10).nullable().default(null)

/** Somebody found a number: the clinic is due for an ordinary call. */
export const numberFound = action({
  method: 'post',
  path: '/verification/:clinic/number-found',
  roles: ROLES,
  input: outcomeInput.extend({ phone, phoneExtension }),
  act: (input, req, user) => {
    req.context.isTyped = true
    return settle(req, user, input, {
      outcome: 'number found',
      decide: async (clinic) => {
        refuseWithPhone(clinic)
        const { name, wrongPhones } = clinic
        if (isPhoneWrong({ phone: input.phone, wrongPhones }))
          throw new Refusal({
            en: 'This is a number that didn’t work. If it works now, choose Number works again, or remove it in the clinic’s form.',
            es: 'Este número no funcionaba. Si ahora funciona, elija El número vuelve a funcionar, o quítelo en el formulario de la clínica.',
          })
        const { data, changes } = await differences(req, clinic, {
          phone: input.phone,
          phoneExtension: input.phoneExtension || null,
        })
        return {
          data: { ...data, ...dueNow() },
          changes,
          message: {
            en: `${name} has a number again, and is due for a call.`,
            es: `${name} ya tiene un número, y le toca una llamada.`,
          },
        }
      },
      isKept: (clinic) => comparedPhone(clinic.phone ?? '') === comparedPhone(input.phone),
    })
  },
})

/** The number that was marked as wrong works after all. */
export const numberWorks = action({
  method: 'post',
  path: '/verification/:clinic/number-works',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'number works again',
      decide: (clinic) => {
        const { name, phone: own, wrongPhones } = clinic
        if (!isPhoneWrong(clinic))
          throw new Refusal(
            {
              en: `${name} has no number marked as wrong.`,
              es: `${name} no tiene un número marcado como equivocado.`,
            },
            409,
          )
        return {
          data: { ...dueNow(), wrongPhones: withoutWrongPhone(wrongPhones, own) },
          message: {
            en: `Visitors see the number of ${name} again. It is due for a call.`,
            es: `Los visitantes vuelven a ver el número de ${name}. Le toca una llamada.`,
          },
        }
      },
    }),
})

/** Neither the website nor a search had a number: somebody looks again later. */
export const noNumberFound = action({
  method: 'post',
  path: '/verification/:clinic/no-number-found',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'no number found',
      decide: (clinic) => {
        refuseWithPhone(clinic)
        const askAgainOn = workdayIn(SEARCH_AGAIN_DAYS)
        return {
          data: { askAgainOn },
          askAgainOn,
          message: {
            en: `Somebody looks for a number of ${clinic.name} again on ${dayInWords(askAgainOn)}.`,
            es: `Se vuelve a buscar un número de ${clinic.name} el ${dayInWords(askAgainOn, 'es')}.`,
          },
        }
      },
    }),
})
