import type { TextField, TextFieldSingleValidation } from 'payload'
import { sayTo } from '../../panel-kit/say.ts'

/**
 * A status, one of a few words. It is a text with a check, since the options of a select can't be
 * changed later.
 * @param words in their usual order; a new document has the first
 */
export const statusField = (words: readonly [string, ...string[]]): TextField => {
  const all = words.join(', ')
  const validate: TextFieldSingleValidation = (value, { req }) =>
    words.includes(value ?? '') ||
    sayTo(req)({ en: `Enter one of: ${all}.`, es: `Escriba uno de estos: ${all}.` })
  return {
    name: 'status',
    type: 'text',
    required: true,
    defaultValue: words[0],
    index: true,
    validate,
    admin: {
      position: 'sidebar',
      description: { en: `One of: ${all}.`, es: `Uno de estos: ${all}.` },
      components: { Cell: '/panel-kit/status/status-cell.tsx#StatusCell' },
    },
  }
}
