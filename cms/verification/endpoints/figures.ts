import { stringify } from 'csv-stringify/sync'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action, check, requireRole } from '../../panel-kit/action.ts'
import { FIGURES_BY, figuresOf } from '../queries/figures.ts'

const input = z.object({
  by: z.enum(FIGURES_BY),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
})

const COLUMNS = {
  name: 'Name',
  calls: 'Calls',
  reached: 'Reached',
  verified: 'Verified',
  wrong: 'Found wrong',
}

/** A month of calls, by person or by source. */
const figures = action({
  method: 'get',
  path: '/verification/figures',
  roles: ROLES,
  input,
  act: async ({ by, month }, req) => ({ figures: await figuresOf(req, by, month) }),
})

/** The same as a file. */
const figuresFile: Endpoint = {
  method: 'get',
  path: '/desk/verification/figures.csv',
  handler: async (req) => {
    requireRole(req, ROLES)
    const { by, month } = check(input, req.query)
    const rows = await figuresOf(req, by, month)
    // The byte order mark tells Excel that the file is UTF-8.
    const body = `\uFEFF${stringify(rows, { header: true, columns: COLUMNS, escape_formulas: true })}`
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="calls-by-${by}-${month}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}

export const figureEndpoints = [figures, figuresFile]
