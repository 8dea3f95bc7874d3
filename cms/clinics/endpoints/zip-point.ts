import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { inputFault } from '../../panel-kit/input-fault.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type ZipCentroid, zipCentroid } from '../../places/index.ts'

/** The center of a ZIP code, for a clinic whose own point is unknown. */
export const zipPoint = action({
  method: 'get',
  path: '/zip/:zip',
  roles: PUBLISHERS,
  input: z.object({
    zip: z.string().regex(
      /^\d{5}$/,
      inputFault({
        en: 'Enter the five digits of the ZIP code, such as 94952.',
        es: 'Escriba los cinco dígitos del código postal, como 94952.',
      }),
    ),
  }),
  act: async ({ zip }, req): Promise<ZipCentroid> => {
    const centroid = await zipCentroid(req, zip)
    if (!centroid)
      throw new Refusal(
        {
          en: `There is no ZIP code ${zip}. Check the digits.`,
          es: `No existe el código postal ${zip}. Revise los dígitos.`,
        },
        404,
      )
    return centroid
  },
})
