import { z } from 'zod'

/** An error answer, as RFC 9457 defines it; sent as application/problem+json. */
export const Problem = z.object({
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  requestId: z.string().optional().describe('Of a failure: quote it when you report it'),
  errors: z.record(z.string(), z.array(z.string())).optional().describe('By parameter or field'),
})
export type Problem = z.infer<typeof Problem>
