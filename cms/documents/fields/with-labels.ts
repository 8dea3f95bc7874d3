import type { Field } from 'payload'
import { clinicLabel } from '../../contract/clinic-facts.ts'

/** 'fileName' becomes 'File name'. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, ' $&').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const withLabel = (field: Field): Field => {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withLabels(tab.fields) })) }
  }
  const inner = 'fields' in field ? { fields: withLabels(field.fields) } : {}
  const isUnnamed = !('name' in field) || field.type === 'ui' || field.label !== undefined
  const label = isUnnamed ? {} : { label: clinicLabel(field.name) ?? inWords(field.name) }
  // TypeScript loses which kind of field it is.
  return { ...field, ...inner, ...label } as Field
}

/** Labels for fields that have none; Payload would capitalize every word. */
export const withLabels = (fields: Field[]): Field[] => fields.map(withLabel)
