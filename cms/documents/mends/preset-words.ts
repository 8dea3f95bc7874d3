import type { Field, SanitizedConfig } from 'payload'
import type { InEach } from '../../panel-kit/say.ts'
import { PRESET_CHOICES } from '../presets/preset-choices.ts'
import { keepInEnglish, showInLanguage } from '../presets/shipped-names.ts'
import { inOneLanguage } from './one-language.ts'

const PRESETS = 'payload-query-presets'

const LIST = '/documents/presets/preset-list.tsx#PresetList'
const CELLS: Record<string, string> = {
  access: '/documents/presets/preset-access.tsx#PresetAccess',
  columns: '/documents/presets/preset-cells.tsx#PresetColumns',
  groupBy: '/documents/presets/preset-cells.tsx#PresetGroup',
  where: '/documents/presets/preset-cells.tsx#PresetFilters',
}

const LABELS: Record<string, InEach> = {
  title: { en: 'Name', es: 'Nombre' },
  access: { en: 'Who can use it', es: 'Quién puede usarla' },
  groupBy: { en: 'Grouped by', es: 'Agrupada por' },
  users: { en: 'People', es: 'Personas' },
  where: { en: 'Filters', es: 'Filtros' },
  columns: { en: 'Columns', es: 'Columnas' },
}

/** Labels for the three permissions, by the name of their group of fields. */
const QUESTIONS: Record<string, InEach> = {
  read: { en: 'Who can use it', es: 'Quién puede usarla' },
  update: { en: 'Who can change it', es: 'Quién puede cambiarla' },
  delete: { en: 'Who can delete it', es: 'Quién puede eliminarla' },
}

const reword = (field: Field, question?: InEach): void => {
  const name = 'name' in field ? (field.name ?? '') : ''
  const own = QUESTIONS[name] ?? question
  if (field.type === 'collapsible') {
    const [group] = field.fields
    field.label = QUESTIONS[group && 'name' in group ? (group.name ?? '') : ''] ?? field.label
  }
  if (name === 'constraint' && field.type === 'select') {
    if (own) field.label = own
    field.options = field.options.map((option) => {
      const value = typeof option === 'string' ? option : option.value
      return { value, label: PRESET_CHOICES[value] ?? value }
    })
  } else if (LABELS[name] && 'label' in field) field.label = LABELS[name]
  if ('fields' in field) for (const inner of field.fields) reword(inner, own)
}

/**
 * Says in plain words who may use a saved list and what it shows; Payload has no setting for these texts.
 *
 * Upstream: none found.
 * No longer needed: once Payload's own words for it are others (payload-itself.test.ts).
 */
export const withPresetWords = (config: SanitizedConfig): SanitizedConfig => {
  const presets = config.collections.find(({ slug }) => slug === PRESETS)
  if (!presets) return config
  for (const { admin, enableQueryPresets } of config.collections)
    if (enableQueryPresets) {
      const { views } = admin.components ?? {}
      const list = { ...views?.list, Component: LIST }
      admin.components = { ...admin.components, views: { ...views, list } }
    }
  presets.labels = {
    singular: inOneLanguage({ en: 'Preset', es: 'Lista guardada' }),
    plural: inOneLanguage({ en: 'Presets', es: 'Listas guardadas' }),
  }
  presets.admin.defaultColumns = ['title', 'access', 'where', 'columns', 'groupBy']
  for (const field of presets.fields) {
    reword(field)
    const name = 'name' in field ? field.name : undefined
    const Cell = name && CELLS[name]
    if (Cell)
      Object.assign(field, {
        admin: { ...field.admin, components: { ...field.admin?.components, Cell } },
      })
    // Payload derives it from the three questions, whatever is ticked.
    if (name === 'isShared') Object.assign(field, { admin: { ...field.admin, hidden: true } })
    if (name === 'title')
      Object.assign(field, {
        hooks: { afterRead: [showInLanguage], beforeChange: [keepInEnglish] },
      })
  }
  return config
}
