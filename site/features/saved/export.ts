import { lineToCall } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import { postalAddress } from '../../lib/clinic-text.ts'
import type { SavedClinic } from '../../lib/saved-clinics.ts'

/** The list as text, a paragraph for each clinic. */
export const savedText = (
  clinics: readonly SavedClinic[],
  urlOf: (slug: string) => string,
  locale: Locale = 'en',
) =>
  clinics
    .map((clinic) => {
      const { name, slug } = clinic
      const line = lineToCall(clinic, locale)
      const call = line && `${line.number}${line.extension ? ` x${line.extension}` : ''}`
      return [name, call, postalAddress(clinic), urlOf(slug)].filter(Boolean).join('\n')
    })
    .join('\n\n')

/**
 * The list as contacts, in one file.
 * @throws if one of them can't be loaded; one that no longer exists is left out
 */
export const savedContacts = async (clinics: readonly SavedClinic[], locale: Locale) => {
  const cards: string[] = []
  for (const { slug } of clinics) {
    const response = await fetch(filePath('contact', locale, slug))
    if (response.ok) cards.push(await response.text())
    else if (response.status !== 404) throw new Error(`${response.status}: ${slug}`)
  }
  return cards.join('')
}

/** Hands a file to the browser, as if it had been downloaded. */
export const download = (name: string, type: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
