import type { PanelLanguage } from '../../panel-kit/say.ts'
import { isRecord } from '../rich-text-node.ts'

/** A label of the config in a language, for texts of our own; undefined if only Payload can make it. */
export const labelIn = (label: unknown, language: PanelLanguage): string | undefined => {
  const own = isRecord(label) || typeof label === 'function' ? Reflect.get(label, language) : label
  return typeof own === 'string' ? own : undefined
}

/** What a form calls a field; its name if it has no label. */
export const fieldLabel = (
  field: { name: string; label?: unknown },
  language: PanelLanguage,
): string => labelIn(field.label, language) ?? field.name
