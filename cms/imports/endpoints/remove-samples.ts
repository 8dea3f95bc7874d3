import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { removeSamples } from '../file/samples.ts'

/** Removes the sample clinics once real ones have taken their place. */
export const removeSampleClinics = action({
  method: 'post',
  path: '/remove-samples',
  roles: PUBLISHERS,
  input: z.object({}),
  act: async (_, req) => {
    await removeSamples(req)
    return {}
  },
})
