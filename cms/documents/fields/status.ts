import type { TextField, TextFieldSingleValidation } from 'payload'

/**
 * A status, one of a few words. It is a text with a check, since the options of a select can't be
 * changed later.
 * @param words in their usual order; a new document has the first
 */
export const statusField = (words: readonly [string, ...string[]]): TextField => {
  const validate: TextFieldSingleValidation = (value) =>
    words.includes(value ?? '') || `Enter one of: ${words.join(', ')}.`
  return {
    name: 'status',
    type: 'text',
    required: true,
    defaultValue: words[0],
    index: true,
    validate,
    admin: {
      position: 'sidebar',
      description: `One of: ${words.join(', ')}.`,
      components: { Cell: '/panel-kit/status/status-cell.tsx#StatusCell' },
    },
  }
}
