import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { outcomeInput, refuseWithoutPhone, settle, spokenWith } from './settle.ts'

/** Everything that was shown is still right. */
export const confirm = action({
  method: 'post',
  path: '/verification/:clinic/confirm',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'all still right',
      decide: (clinic) => {
        refuseWithoutPhone(clinic)
        return {
          data: spokenWith(clinic),
          message: { en: `${clinic.name} is verified.`, es: `${clinic.name} está verificada.` },
        }
      },
    }),
})
