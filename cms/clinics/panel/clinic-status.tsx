import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { type InEach, panelLanguage, sayIn } from '../../panel-kit/say.ts'
import { waitingToLeave } from '../queries/waiting-to-leave.ts'
import { standingOf } from '../standing.ts'

/** Asked once for all rows of a list. */
const readWaiting = cache(waitingToLeave)

const WORDS: Record<string, InEach> = {
  draft: { en: 'Draft', es: 'Borrador' },
  published: { en: 'Published', es: 'Publicada' },
  changed: { en: 'Draft of a listed clinic', es: 'Borrador de una clínica publicada' },
}

/** The status of a clinic in a list: one that has closed or was merged is no draft. */
export const ClinicStatusCell = async ({
  cellData,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) => {
  const standing = standingOf(rowData, panelLanguage(i18n.language))
  const words = WORDS[String(cellData)]
  const isListed = standing && (await readWaiting(payload.db.pool)).has(Number(rowData.id))
  return <span>{standing && !isListed ? standing : words && sayIn(i18n.language)(words)}</span>
}
