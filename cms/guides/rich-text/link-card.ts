import type { Block, TextFieldSingleValidation } from 'payload'
import { LINKED_PAGES } from '../../contract/rich-text.ts'

const leadsSomewhere: TextFieldSingleValidation = (value, { siblingData }) => {
  const hasPage = typeof siblingData === 'object' && Reflect.get(siblingData, 'page')
  if (hasPage) return true
  return (
    /^(https?:\/\/|\/)[^\s]+$/.test(value ?? '') ||
    'Choose a page above, or enter an address that begins with https:// or /.'
  )
}

/** Where to go next, as a card that is a link. */
export const linkCard: Block = {
  slug: 'link-card',
  labels: { singular: 'Link card', plural: 'Link cards' },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'text', type: 'textarea', admin: { description: 'What the reader finds there.' } },
    {
      name: 'page',
      label: 'Page on this site',
      type: 'relationship',
      relationTo: [...LINKED_PAGES],
    },
    { name: 'url', label: 'Or another address', type: 'text', validate: leadsSomewhere },
  ],
}
