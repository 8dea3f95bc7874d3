import type {
  CollectionSlug,
  DefaultServerCellComponentProps,
  FlattenedField,
  Payload,
} from 'payload'
import { transformColumnsToSearchParams } from 'payload/shared'
import { listInWords } from '../../panel-kit/cells/list-in-words.ts'
import { panelLanguage, sayIn } from '../../panel-kit/say.ts'
import { fieldLabel } from '../fields/field-label.ts'
import { filterInWords, relationsOfFilter } from './filter-in-words.ts'

/** The list that was saved. */
const listOf = ({ payload, rowData }: DefaultServerCellComponentProps) => {
  const slug: unknown = rowData?.relatedCollection
  return payload.config.collections.find((one) => one.slug === slug)
}

/** Its fields that store something. */
const fieldsOf = (props: DefaultServerCellComponentProps): FlattenedField[] =>
  listOf(props)?.flattenedFields ?? []

const titleOf = async (payload: Payload, relationTo: string, id: unknown) => {
  const collection = relationTo as CollectionSlug
  const { admin, auth } = payload.collections[collection].config
  // Who may read about people is decided elsewhere.
  if (auth) return undefined
  const doc = await payload.findByID({
    ...{ collection, id: String(id), depth: 0, disableErrors: true },
  })
  const title: unknown = doc && Reflect.get(doc, admin.useAsTitle ?? 'id')
  return typeof title === 'string' ? title : undefined
}

/** The filters of a saved list in words. Payload's own cell is English, and empty for most. */
export const PresetFilters = async (props: DefaultServerCellComponentProps) => {
  const { cellData, i18n, payload } = props
  const fields = fieldsOf(props)
  const titles = new Map<string, string>()
  for (const { relationTo, id } of relationsOfFilter(cellData, fields)) {
    const title = await titleOf(payload, relationTo, id)
    if (title) titles.set(`${relationTo} ${id}`, title)
  }
  const language = panelLanguage(i18n.language)
  const words = filterInWords(cellData, fields, titles, language)
  return <p>{words || sayIn(language)({ en: 'None', es: 'Ninguno' })}</p>
}

/** The columns of a saved list by the labels of their fields. */
export const PresetColumns = (props: DefaultServerCellComponentProps) => {
  const language = panelLanguage(props.i18n.language)
  const say = sayIn(language)
  // Columns that store nothing, such as of comments, are no flattened fields.
  const fields = [
    ...fieldsOf(props),
    ...(listOf(props)?.fields.filter((field) => field.type === 'ui') ?? []),
  ]
  const shown = (transformColumnsToSearchParams(props.cellData ?? []) ?? []).filter(
    (name) => !name.startsWith('-'),
  )
  const labels = shown.map((name) =>
    fieldLabel(fields.find((field) => field.name === name) ?? { name }, language),
  )
  return <p>{listInWords(labels, say) || say({ en: 'The usual ones', es: 'Las habituales' })}</p>
}

/** What a saved list is grouped by. */
export const PresetGroup = (props: DefaultServerCellComponentProps) => {
  const language = panelLanguage(props.i18n.language)
  const say = sayIn(language)
  const grouped = String(props.cellData ?? '')
  const name = grouped.replace(/^-/, '')
  const field = fieldsOf(props).find((one) => one.name === name)
  const label = name && fieldLabel(field ?? { name }, language)
  const descending = say({ en: `${label}, descending`, es: `${label}, descendente` })
  return (
    <p>{(grouped.startsWith('-') ? descending : label) || say({ en: 'Nothing', es: 'Nada' })}</p>
  )
}
