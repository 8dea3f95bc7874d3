import { CONTACT_CATEGORIES } from '@healthcare-for-all/cms/contract'

/** The format of clinics' slugs. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MOST = 200

interface Words {
  subject: string
  /** The beginning of a message about a clinic. */
  message: (address: string) => string
}

/**
 * The contact form's initial values: the category in the page's address, and the clinic that it is
 * about. Unknown values are ignored.
 * @param addressOf returns the full address of a clinic's page
 */
export const prefilled = (
  query: URLSearchParams,
  words: Words,
  addressOf: (slug: string) => string,
): Record<string, string> => {
  const category = CONTACT_CATEGORIES.find((known) => known === query.get('category'))
  const clinic = query.get('clinic') ?? ''
  const isClinic = clinic.length <= MOST && SLUG.test(clinic)
  return {
    ...(category && { category }),
    ...(isClinic && { subject: words.subject, message: words.message(addressOf(clinic)) }),
  }
}
