import type { TextField } from 'payload'
import { fillSlug } from '../hooks/fill-slug.ts'
import { validateSlug } from './validate-slug.ts'

/**
 * The last part of a page's address: unique, made from other fields if it is left empty, and kept
 * when those change, so that saved links keep working.
 * @param sources fields it is made from; later ones are added only if the earlier ones are taken
 */
export const slugField = (...sources: string[]): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: validateSlug,
  admin: {
    position: 'sidebar',
    description: {
      en: 'The last part of the page’s address. If left empty, it is made from the name.',
      es: 'La última parte de la dirección de la página. Si se deja vacía, se forma con el nombre.',
    },
  },
  hooks: { beforeValidate: [fillSlug(sources)] },
})
