import type { Payload } from 'payload'
import type { Role } from '../../cms/access/roles.ts'
import type {
  ColumnsAnswer,
  Decision,
  ImportProgress,
  ReviewedRow,
  RowFilter,
  RowsPage,
} from '../../cms/imports/endpoints/answers.ts'
import { continueImports } from '../../cms/imports/jobs/continue-imports.ts'
import { signIn } from './people.ts'

interface Upload {
  name?: string
  /** Of HSDS, which does not say it. */
  source?: string
  isPartial?: boolean
  isSureOfSource?: boolean
}

/** Someone in a role who imports files through the panel's own endpoints. */
export const startImporter = async (payload: Payload, role: Role = 'editor') => {
  const { user, askEndpoint: ask } = await signIn(payload, role)

  const upload = (
    content: string | Uint8Array<ArrayBuffer>,
    mapping?: object,
    { name = 'sites.csv', source, isPartial = false, isSureOfSource = false }: Upload = {},
  ) => {
    const form = new FormData()
    form.set('file', new File([content], name))
    form.set('format', mapping ? 'mapped' : source === undefined ? 'hrsa' : 'hsds')
    if (mapping) form.set('mapping', JSON.stringify(mapping))
    if (source !== undefined) form.set('source', source)
    form.set('isPartial', String(isPartial))
    form.set('isSureOfSource', String(isSureOfSource))
    return ask<{ id: number }>('/imports', form)
  }

  /** Does what the product's worker does, until the import waits for a person. */
  const work = async (signal = new AbortController().signal) =>
    continueImports.work(payload, signal)

  const progress = async (id: number) => (await ask<ImportProgress>(`/imports/${id}`)).body

  const rows = async (id: number, filter: RowFilter): Promise<ReviewedRow[]> =>
    (await ask<RowsPage>(`/imports/${id}/rows`, filter)).body.rows

  const decide = (id: number, decision: Decision, which: RowFilter | { ids: number[] }) =>
    ask<{ decided: number }>(`/imports/${id}/decide`, { decision, which })

  /** Moves the import on, and does the work that this calls for. */
  const move = async (id: number, step: string) => {
    const answer = await ask(`/imports/${id}/move`, { step })
    if (answer.status === 200) await work()
    return answer
  }

  /** Uploads and compares. @returns the import's id */
  const review = async (...file: Parameters<typeof upload>): Promise<number> => {
    const { body, refusal } = await upload(...file)
    if (!body.id) throw new Error(refusal)
    await work()
    return body.id
  }

  /** What the form offers for a file. */
  const offer = async (
    content: Parameters<typeof upload>[0],
    name: string,
    fields: Record<string, string> = {},
  ) => {
    const form = new FormData()
    form.set('file', new File([content], name))
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    return (await ask<ColumnsAnswer>('/imports/columns', form)).body
  }

  /** Applies what somebody accepts of a reviewed file. @returns the import's id */
  const accept = async (id: number, which: RowFilter = NEEDS_NO_CHECK) => {
    await decide(id, 'accepted', which)
    await move(id, 'apply')
    return id
  }

  const discard = (id: number) => ask(`/imports/${id}/discard`, {})

  return {
    ...{ user, ask, upload, work, progress, rows, decide, move, review },
    ...{ offer, accept, discard },
  }
}

/** Everything except rows that need a check. */
export const NEEDS_NO_CHECK: RowFilter = { kinds: ['new', 'changed'] }
export const ALSO_HELD: RowFilter = { kinds: ['new', 'changed', 'held'] }
export const ONLY_NEW: RowFilter = { kinds: ['new'] }
