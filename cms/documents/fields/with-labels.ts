import type { Field } from 'payload'
import { clinicLabels } from '../../contract/clinic-facts.ts'
import { withCountedRows } from '../mends/counted-rows.ts'
import { labelInOneLanguage } from '../mends/one-language.ts'
import { FIELD_LABELS } from './field-labels.ts'

const withLabel = (field: Field): Field => {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withLabels(tab.fields) })) }
  }
  const inner = 'fields' in field ? { fields: withLabels(field.fields) } : {}
  const isUnnamed = !('name' in field) || field.type === 'ui' || field.label !== undefined
  const known = isUnnamed ? undefined : (clinicLabels(field.name) ?? FIELD_LABELS[field.name])
  // TypeScript loses which kind of field it is.
  const labelled = { ...field, ...inner, ...(known && { label: known }) } as Field
  return withCountedRows(labelInOneLanguage(labelled))
}

/** Labels for fields that have none; Payload would make one of the name, in English only. */
export const withLabels = (fields: Field[]): Field[] => fields.map(withLabel)
