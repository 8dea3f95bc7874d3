import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { publicWithDraft } from '../queries/public-with-draft.ts'
import { VERSIONED } from '../queries/versions.ts'

/** Asked once for all rows of a list. */
const readPublic = cache(publicWithDraft)

const WORDS = {
  draft: { en: 'Draft', es: 'Borrador' },
  published: { en: 'Published', es: 'Publicado' },
  changed: { en: 'Draft of a public page', es: 'Borrador de una página pública' },
} as const satisfies Record<string, InEach>

export type DraftStatus = keyof typeof WORDS

const isStatus = (value: unknown): value is DraftStatus =>
  typeof value === 'string' && Object.hasOwn(WORDS, value)

/** In the trash nothing is public, whatever it was before. */
const inTrash = ({ en, es }: InEach): InEach => ({
  en: `In the trash, was: ${en.toLowerCase()}`,
  es: `En la papelera, antes: ${es.toLowerCase()}`,
})

/** What the status of a row is in words, those of a collection before those of all. */
export const draftStatusIn = async (
  { cellData, collectionConfig, payload, rowData }: DefaultServerCellComponentProps,
  own: Partial<Record<DraftStatus, InEach>> = {},
): Promise<InEach | undefined> => {
  const words = { ...WORDS, ...own }
  const collection = VERSIONED.find((slug) => slug === collectionConfig.slug)
  const status = isStatus(cellData) ? cellData : undefined
  if (!status) return undefined
  if (rowData.deletedAt) return inTrash(words[status === 'published' ? status : 'draft'])
  // Payload says so of every draft of which any version was public once.
  if (status !== 'changed' || !collection) return words[status]
  const isPublic = (await readPublic(payload, collection)).has(Number(rowData.id))
  return words[isPublic ? 'changed' : 'draft']
}

/** The status of a document with drafts in a list. */
export const DraftStatusCell = async (props: DefaultServerCellComponentProps) => {
  const words = await draftStatusIn(props)
  return <span>{words && sayIn(props.i18n.language)(words)}</span>
}
