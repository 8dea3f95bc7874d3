import { lineToCall } from '@healthcare-for-all/cms/contract/mirror'
import { localeOf, outbound, pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { callLine } from '../../copy/call-line.ts'
import { clinicCardCopy } from '../../copy/clinic-card.ts'
import { mirrorCopy } from '../../copy/mirror.ts'
import { postalAddress } from '../../lib/clinic-text.ts'
import type { NearClinic } from './find-clinics.ts'

/** The page's language. The script has the texts of this one alone. */
export const locale = localeOf(document.documentElement.lang)
const clinicCard = clinicCardCopy[locale]
const copy = mirrorCopy[locale]
const paths = pathsFor(locale)

type Child = Node | string
/** Texts become text nodes, never HTML. */
export const element = (
  name: string,
  children: Child[],
  attributes: Record<string, string> = {},
) => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

export const link = (href: string, text: string, attributes: Record<string, string> = {}) =>
  element('a', [text], { href, ...attributes })

/** A text to search for, as a link that searches for it. */
export const searchLink = (text: string): HTMLElement =>
  link(`?location=${encodeURIComponent(text)}`, text)

const phone = (clinic: NearClinic): HTMLElement[] => {
  const line = lineToCall(clinic, locale)
  if (!line) return []
  const { number, extension } = line
  return [element('p', [link(outbound.telephone(number, extension), callLine(line, clinicCard))])]
}

const entry = (clinic: NearClinic): HTMLElement => {
  const { isApproximate, isFree, isLowCost, services } = clinic
  const miles = Math.round(clinic.miles * 10) / 10
  const where = postalAddress(clinic)
  const facts = [
    isApproximate ? clinicCard.aboutMiles(miles) : clinicCard.miles(miles),
    ...(isFree ? [clinicCard.free] : []),
    ...(isLowCost ? [clinicCard.lowCost] : []),
  ]
  return element('li', [
    element('h2', [link(paths.clinic(clinic.slug), clinic.name, { translate: 'no' })]),
    element('p', [facts.join(' · ')]),
    element('address', [where], { translate: 'no' }),
    ...(clinic.addressIsPrivate ? [element('p', [clinicCard.callForAddress])] : []),
    ...phone(clinic),
    element('p', [services[locale].join(', ')]),
  ])
}

/** A list of clinics that shows more of them on a press, and moves the focus to the first of those. */
export const clinicList = (clinics: NearClinic[], pageSize: number): HTMLElement[] => {
  const list = element('ul', clinics.slice(0, pageSize).map(entry), { class: 'mirror-clinics' })
  if (clinics.length <= pageSize) return [list]
  const button = element('button', [copy.search.more], { type: 'button' })
  button.addEventListener('click', () => {
    const shown = list.children.length
    list.append(...clinics.slice(shown, shown + pageSize).map(entry))
    list.children[shown]?.querySelector('a')?.focus()
    if (list.children.length === clinics.length) button.remove()
  })
  return [list, button]
}
