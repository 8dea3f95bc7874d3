import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { LOCALES } from '../../contract/constants.ts'
import { action } from '../../panel-kit/action.ts'
import { inputFault } from '../../panel-kit/input-fault.ts'
import { knownNames } from '../queries/known-names.ts'
import { isListName } from '../slips/usual-names.ts'

/** The names that a clinic's services, languages or insurance are chosen from. */
export const namesToChoose = action({
  method: 'get',
  path: '/names/:list',
  roles: ROLES,
  input: z.object({
    list: z
      .string()
      .refine(isListName, inputFault({ en: 'There is no such list.', es: 'No existe esa lista.' })),
    locale: z.enum(LOCALES).default('en'),
  }),
  act: async ({ list, locale }, req) => ({ names: await knownNames(req, list, locale) }),
})
