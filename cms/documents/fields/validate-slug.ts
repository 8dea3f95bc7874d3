import type { TextFieldSingleValidation } from 'payload'
import { sayTo } from '../../panel-kit/say.ts'

/** Words that appear in addresses where a slug would. */
export const RESERVED_SLUGS: readonly string[] = ['united-states', 'category', 'what-would-i-pay']

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const validateSlug: TextFieldSingleValidation = (value, { req }) => {
  const say = sayTo(req)
  if (!value)
    return say({
      en: 'Enter an address, or leave it empty to make one from the name.',
      es: 'Escriba una dirección, o déjela vacía para formarla con el nombre.',
    })
  if (RESERVED_SLUGS.includes(value)) {
    return say({
      en: `“${value}” is part of the site’s own addresses. Choose another.`,
      es: `«${value}» es parte de las direcciones propias del sitio. Elija otra.`,
    })
  }
  return (
    SLUG.test(value) ||
    say({
      en: 'Use lowercase letters a to z, digits and single hyphens, such as main-st-clinic.',
      es: 'Use letras minúsculas de la a a la z, dígitos y guiones sencillos, como main-st-clinic.',
    })
  )
}
