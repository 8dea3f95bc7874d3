import type { TextField, TextFieldSingleValidation } from 'payload'

/**
 * How far something has come, in one of a few words. A text with a check, since the words of a
 * select can't be changed later.
 * @param words in their usual order; the first is the one a new document has
 */
export const statusField = (words: readonly [string, ...string[]]): TextField => {
  const validate: TextFieldSingleValidation = (value) =>
    words.includes(value ?? '') || `Write one of: ${words.join(', ')}.`
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
