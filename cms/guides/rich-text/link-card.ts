import type { Block, TextFieldSingleValidation } from 'payload'
import { LINKED_PAGES } from '../../contract/constants.ts'
import { sayTo } from '../../panel-kit/say.ts'

const leadsSomewhere: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const hasPage = typeof siblingData === 'object' && Reflect.get(siblingData, 'page')
  if (hasPage) return true
  return (
    /^(https?:\/\/|\/)[^\s]+$/.test(value ?? '') ||
    sayTo(req)({
      en: 'Choose a page above, or enter an address that begins with https:// or /.',
      es: 'Elija una página arriba o escriba una dirección que empiece con https:// o /.',
    })
  )
}

/** Where to go next, as a card that is a link. */
export const linkCard: Block = {
  slug: 'link-card',
  labels: {
    singular: { en: 'Link card', es: 'Tarjeta de enlace' },
    plural: { en: 'Link cards', es: 'Tarjetas de enlace' },
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    {
      name: 'text',
      type: 'textarea',
      admin: {
        description: { en: 'What the reader finds there.', es: 'Lo que se encuentra ahí.' },
      },
    },
    {
      name: 'page',
      label: { en: 'Page on this site', es: 'Página de este sitio' },
      type: 'relationship',
      relationTo: [...LINKED_PAGES],
    },
    {
      name: 'url',
      label: { en: 'Or another address', es: 'U otra dirección' },
      type: 'text',
      validate: leadsSomewhere,
    },
  ],
}
