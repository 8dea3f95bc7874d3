import { lineToCall, type MirrorClinic } from '@healthcare-for-all/cms/contract/mirror'
import { type Locale, outbound, pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { callLine } from '../copy/call-line.ts'
import { postalAddress } from '../lib/clinic-text.ts'
import { escaped } from '../lib/escaped.ts'
import { clinicCardCopy } from './copy.ts'

export const link = (address: string, text: string, attributes = ''): string =>
  `<a href="${address}"${attributes}>${escaped(text)}</a>`

export const list = (items: string[], name = 'mirror-links'): string =>
  `<ul class="${name}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const KEPT = ' translate="no"'

/** A list of clinics with what somebody needs to choose one and to call it. */
export const clinicEntries = (locale: Locale): ((clinics: MirrorClinic[]) => string) => {
  const copy = clinicCardCopy[locale]
  const paths = pathsFor(locale)
  const phone = (clinic: MirrorClinic): string => {
    const line = lineToCall(clinic, locale)
    return line
      ? `<p>${link(outbound.telephone(line.number, line.extension), callLine(line, copy))}</p>`
      : ''
  }
  const entry = (clinic: MirrorClinic): string => {
    const { name, slug, isFree, isLowCost, services } = clinic
    const asks = clinic.addressIsPrivate ? `<p>${escaped(copy.callForAddress)}</p>\n` : ''
    const cost = [isFree && copy.free, isLowCost && copy.lowCost].filter(Boolean)
    return `<h2>${link(paths.clinic(slug), name, KEPT)}</h2>
<address${KEPT}>${escaped(postalAddress(clinic))}</address>
${asks}${phone(clinic)}<p>${escaped([...cost, services[locale].join(', ')].filter(Boolean).join(' · '))}</p>`
  }
  return (clinics) => list(clinics.map(entry), 'mirror-clinics')
}
