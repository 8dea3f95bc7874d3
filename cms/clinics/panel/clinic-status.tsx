import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { type DraftStatus, draftStatusIn } from '../../documents/panel/draft-status.tsx'
import { type InEach, panelLanguage, sayIn } from '../../panel-kit/say.ts'
import { waitingToLeave } from '../queries/waiting-to-leave.ts'
import { standingOf } from '../standing.ts'

/** Asked once for all rows of a list. */
const readWaiting = cache(waitingToLeave)

const WORDS: Partial<Record<DraftStatus, InEach>> = {
  published: { en: 'Published', es: 'Publicada' },
  changed: { en: 'Draft of a listed clinic', es: 'Borrador de una clínica publicada' },
}

/** The status of a clinic in a list: one that has closed or was merged is no draft. */
export const ClinicStatusCell = async (props: DefaultServerCellComponentProps) => {
  const { i18n, payload, rowData } = props
  const standing = standingOf(rowData, panelLanguage(i18n.language))
  const isListed = standing && (await readWaiting(payload.db.pool)).has(Number(rowData.id))
  if (standing && !isListed) return <span>{standing}</span>
  const words = await draftStatusIn(props, WORDS)
  return <span>{words && sayIn(i18n.language)(words)}</span>
}
