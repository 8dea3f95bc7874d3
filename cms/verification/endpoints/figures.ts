import type { Endpoint } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action, check, requireRole } from '../../panel-kit/action.ts'
import { csvFile, csvRows } from '../../panel-kit/csv-file.ts'
import { type InEach, sayTo } from '../../panel-kit/say.ts'
import { FIGURES_BY } from '../figures-by.ts'
import { figuresOf } from '../queries/figures.ts'

const input = z.object({
  by: z.enum(FIGURES_BY),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
})

const HEADER: InEach<string[]> = {
  en: ['Name', 'Calls', 'Reached', 'Verified', 'Found wrong'],
  es: ['Nombre', 'Llamadas', 'Contestadas', 'Verificadas', 'Con errores'],
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
    const cells = rows.map((row) => [row.name, row.calls, row.reached, row.verified, row.wrong])
    return csvFile(`calls-by-${by}-${month}`, [csvRows([sayTo(req)(HEADER), ...cells], true)])
  },
}

export const figureEndpoints = [figures, figuresFile]
