import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { sayIn } from '../../panel-kit/say.ts'
import { isCommented } from '../commented.ts'
import { countOpen } from '../queries/open-comments.ts'

/** Asked once for all rows of a list. */
const readOpen = cache(countOpen)

/** How many comments on a document are open; nothing if none is. */
export const OpenCommentsCell = async ({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) => {
  if (!isCommented(collectionSlug)) return null
  const open = (await readOpen(payload.db.pool, collectionSlug)).get(Number(rowData.id))
  return open ? (
    <span>{sayIn(i18n.language)({ en: `${open} open`, es: `${open} sin resolver` })}</span>
  ) : null
}
