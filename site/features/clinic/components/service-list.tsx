import { ServiceIcon } from '../../../components/service-icon.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy } from '../../../lib/language.tsx'
import { serviceKind } from '../../../lib/service-kind.ts'
import { listStyle } from '../../../theme/list-style.ts'

/** A card shows at most this many services. */
const SHOWN = 3

const row = listStyle({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' })
const item = listStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
})

interface ServiceListProps {
  services: string[]
}

/** The first services with their icons, then how many more there are. */
export const ServiceList = ({ services }: ServiceListProps) => {
  const card = useCopy(clinicCardCopy)
  const shown = services.length === 0 ? [card.noServices] : services.slice(0, SHOWN)
  return (
    <ul className={row}>
      {shown.map((service) => (
        <li key={service} className={item}>
          <ServiceIcon kind={serviceKind(service)} />
          <span>{service}</span>
        </li>
      ))}
      {services.length > SHOWN && <li>{card.moreServices(services.length - SHOWN)}</li>}
    </ul>
  )
}
