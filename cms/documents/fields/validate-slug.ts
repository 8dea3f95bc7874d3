import type { TextFieldSingleValidation } from 'payload'

/** Words that stand in the same place of an address as a slug does. */
export const RESERVED_SLUGS: readonly string[] = ['united-states', 'category']

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const validateSlug: TextFieldSingleValidation = (value) => {
  if (!value) return 'Give it an address, or leave it empty to have one made from the name.'
  if (RESERVED_SLUGS.includes(value)) {
    return `“${value}” is part of the site’s own addresses. Choose another.`
  }
  return (
    SLUG.test(value) ||
    'Use small letters a to z, digits and single hyphens, such as main-st-clinic.'
  )
}
