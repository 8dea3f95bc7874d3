import type { Field } from 'payload'

/**
 * Payload's own field, with its options, and words of ours in lists.
 * @param cell of a collection that says more than that
 */
export const draftStatus = (cell = '/documents/panel/draft-status.tsx#DraftStatusCell'): Field => ({
  name: '_status',
  label: { en: 'Status', es: 'Situación' },
  type: 'select',
  options: [],
  admin: { components: { Cell: cell } },
})
