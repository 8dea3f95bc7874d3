import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { postalAddress } from '../../lib/clinic-text.ts'
import { outbound } from '../../paths.ts'

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), { textContent: text })

const link = (href: string, text: string) => Object.assign(element('a', text), { href })

/** What a clinic's popup says; built of nodes, so that no text is read as markup. */
export const popupContent = (
  clinic: ListedClinic,
  details: { href: string; text: string },
): HTMLElement => {
  const content = document.createElement('div')
  content.append(element('strong', clinic.name), element('p', postalAddress(clinic)))
  if (clinic.phone) {
    content.append(link(outbound.telephone(clinic.phone, clinic.phoneExtension), clinic.phone))
  }
  content.append(link(details.href, details.text))
  return content
}
