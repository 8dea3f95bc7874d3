import type { Field, SanitizedConfig } from 'payload'
import { PRESET_CHOICES } from '../presets/preset-choices.ts'

const PRESETS = 'payload-query-presets'

const ACCESS_CELL = '/documents/presets/preset-access.tsx#PresetAccess'

const LABELS: Record<string, string> = {
  title: 'Name',
  isShared: 'Others can use it too',
  access: 'Who can use it',
  groupBy: 'Grouped by',
  users: 'People',
}

/** Labels for the three permissions, by the name of their group of fields. */
const QUESTIONS: Record<string, string> = {
  read: 'Who can use it',
  update: 'Who can change it',
  delete: 'Who can delete it',
}

const reword = (field: Field, question = ''): void => {
  const name = 'name' in field ? (field.name ?? '') : ''
  const own = QUESTIONS[name] ?? question
  if (field.type === 'collapsible') {
    const [group] = field.fields
    field.label = QUESTIONS[group && 'name' in group ? (group.name ?? '') : ''] ?? field.label
  }
  if (name === 'constraint' && field.type === 'select') {
    field.label = own
    field.options = field.options.map((option) => {
      const value = typeof option === 'string' ? option : option.value
      return { value, label: PRESET_CHOICES[value] ?? value }
    })
  } else if (LABELS[name] && 'label' in field) field.label = LABELS[name]
  if ('fields' in field) for (const inner of field.fields) reword(inner, own)
}

/**
 * Says in plain words who may use a saved list; Payload has no setting for these texts.
 *
 * Upstream: none found.
 * No longer needed: once Payload's own words for it are others (payload-itself.test.ts).
 */
export const withPresetWords = (config: SanitizedConfig): SanitizedConfig => {
  const presets = config.collections.find(({ slug }) => slug === PRESETS)
  if (!presets) return config
  presets.admin.defaultColumns = ['title', 'access', 'where', 'columns', 'groupBy']
  for (const field of presets.fields) {
    reword(field)
    if (field.type === 'group' && 'name' in field && field.name === 'access')
      field.admin = { ...field.admin, components: { Cell: ACCESS_CELL } }
  }
  return config
}
