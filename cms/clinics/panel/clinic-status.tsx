import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { waitingToLeave } from '../queries/waiting-to-leave.ts'
import { standingOf } from '../standing.ts'

/** Asked once for all rows of a list. */
const readWaiting = cache(waitingToLeave)

const WORDS: Record<string, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Draft of a listed clinic',
}

/** The status of a clinic in a list: one that has closed or was merged is no draft. */
export const ClinicStatusCell = async ({
  cellData,
  payload,
  rowData,
}: DefaultServerCellComponentProps) => {
  const standing = standingOf(rowData)
  const isListed = standing && (await readWaiting(payload.db.pool)).has(Number(rowData.id))
  return <span>{standing && !isListed ? standing : WORDS[String(cellData)]}</span>
}
