import type { PayloadRequest } from 'payload'
import { readTranslations } from '../translations.ts'
import { richTextOf } from './rich-text.ts'

/** The legal texts as the settings store them, in each language they are written in. */
export const readLegal = async (req: PayloadRequest) => {
  const fields = req.payload.globals.config.find(
    ({ slug }) => slug === 'site-settings',
  )?.flattenedFields
  const read = (name: 'privacy' | 'terms') => {
    const toText = richTextOf(fields ?? [], name)
    return readTranslations(`legal/${name}.md`, ({ body }) => toText(body))
  }
  return { privacy: await read('privacy'), terms: await read('terms') }
}
