import { type MapTiles, PROTOMAPS } from '@healthcare-for-all/cms/contract'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

/** The makers of a map, as Leaflet takes them: HTML. Who made the data has to be named. */
export const mapCredit = ({ kind, credit, creditUrl }: NonNullable<MapTiles>): string => {
  const name = escaped(credit)
  const makers = creditUrl ? `© <a href="${escaped(creditUrl)}">${name}</a>` : `© ${name}`
  return kind === 'vector' ? `${makers}, <a href="${PROTOMAPS}">Protomaps</a>` : makers
}
