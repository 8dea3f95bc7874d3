import type { TextFieldSingleValidation } from 'payload'

/** Words that appear in addresses where a slug would. */
export const RESERVED_SLUGS: readonly string[] = ['united-states', 'category', 'what-would-i-pay']

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const validateSlug: TextFieldSingleValidation = (value) => {
  if (!value) return 'Enter an address, or leave it empty to make one from the name.'
  if (RESERVED_SLUGS.includes(value)) {
    return `“${value}” is part of the site’s own addresses. Choose another.`
  }
  return (
    SLUG.test(value) ||
    'Use lowercase letters a to z, digits and single hyphens, such as main-st-clinic.'
  )
}
