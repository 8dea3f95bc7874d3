import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { Badge } from '../../../components/badge.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { pointOf, postalAddress } from '../../../lib/clinic-text.ts'
import { useCopy } from '../../../lib/language.tsx'
import { outbound } from '../../../paths.ts'
import { style } from '../../../theme/style.ts'

const heading = style({ fontSize: '20', marginBottom: '3' })
const list = style({
  maxHeight: '500px',
  overflowY: 'auto',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  background: 'card',
})
const row = style({
  paddingInline: '4',
  paddingBlock: '3',
  '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  '&:has([aria-current=true])': { background: 'wash', boxShadow: 'inset 4px 0 0 {colors.you}' },
})
const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
})
const phone = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })
const badges = style({ display: 'flex', gap: '2', marginTop: '1' })
const quiet = style({ color: 'quiet' })
const empty = style({ padding: '4' })

interface ClinicDirectoryProps {
  clinics: ListedClinic[]
  selected: ListedClinic | undefined
  hrefOf: (clinic: ListedClinic) => string
}

/** The same clinics as the map's, in words; a clinic's name selects it. */
export const ClinicDirectory = ({ clinics, selected, hrefOf }: ClinicDirectoryProps) => {
  const copy = useCopy(mapCopy)
  return (
    <section>
      <h2 css={heading}>{copy.directory}</h2>
      {clinics.length === 0 ? (
        <div css={[list, empty]}>
          <h3>{copy.none.title}</h3>
          <p>{copy.none.text}</p>
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <ul css={list} tabIndex={0} aria-label={copy.directory}>
          {clinics.map((clinic) => (
            <li key={clinic.id} css={row}>
              <PageLink
                css={name}
                to={hrefOf(clinic)}
                replace
                preventScrollReset
                aria-current={clinic.id === selected?.id ? 'true' : undefined}
              >
                {clinic.name}
              </PageLink>
              <p>{postalAddress(clinic)}</p>
              {clinic.phone && (
                <a css={phone} href={outbound.telephone(clinic.phone, clinic.phoneExtension)}>
                  {clinic.phone}
                </a>
              )}
              {(clinic.isFree || clinic.isLowCost) && (
                <p css={badges}>
                  {clinic.isFree && <Badge tone="free">{copy.free}</Badge>}
                  {clinic.isLowCost && <Badge tone="low">{copy.lowCost}</Badge>}
                </p>
              )}
              {!pointOf(clinic) && <p css={quiet}>{copy.notPlotted}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
