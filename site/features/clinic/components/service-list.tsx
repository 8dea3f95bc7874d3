import { ServiceIcon } from '../../../components/service-icon.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { serviceKind } from '../../../lib/service-kind.ts'
import { cx, listStyle } from '../../../theme/list-style.ts'

/** A card shows at most this many services. */
const SHOWN = 3
/** So many letters of two services fit on a phone's line, beside how many more there are. */
const LINE = 28

/** On a phone services take one line. */
const onPhones = ([one = '', two = '']: readonly string[]): number =>
  one.length + two.length <= LINE ? 2 : 1

const row = listStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
})
const item = listStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
})

const onlyWide = listStyle({ mdDown: { display: 'none' } })
/** By the style sheet: the page's text has one number, and only one of them is shown. */
const onlyOnPhones = listStyle({
  display: { md: 'none' },
  '&::before': { content: 'attr(data-more)' },
})

interface ServiceListProps {
  services: string[]
}

/** The first services with their icons, then how many more there are. */
export const ServiceList = ({ services }: ServiceListProps) => {
  const card = useCopy(clinicCardCopy)
  const onLine = onPhones(services)
  const shown = services.length === 0 ? [card.noServices] : services.slice(0, SHOWN)
  return (
    <ul className={row}>
      {shown.map((service, index) => (
        <li key={service} className={cx(item, index >= onLine && onlyWide)}>
          <ServiceIcon kind={serviceKind(service)} />
          <span>{service}</span>
        </li>
      ))}
      {services.length > onLine && (
        <li className={onlyOnPhones} data-more={card.moreServices(services.length - onLine)} />
      )}
      {services.length > SHOWN && (
        <li className={onlyWide}>{card.moreServices(services.length - SHOWN)}</li>
      )}
    </ul>
  )
}
