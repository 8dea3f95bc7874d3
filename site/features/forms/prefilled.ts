import { CONTACT_CATEGORIES } from '@healthcare-for-all/cms/contract'

/** As clinics' addresses are made. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MOST = 200

interface Words {
  subject: string
  /** What a message about a clinic begins with. */
  message: (address: string) => string
}

/**
 * What the contact form holds at first: a category that the page's address names, and the clinic
 * that it is about. Whatever is not one of ours is passed over.
 * @param addressOf the whole address of a clinic's page
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
