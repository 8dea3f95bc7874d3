import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { readingCopy } from '../../../copy/reading.ts'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const list = style({
  display: 'grid',
  columnGap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})
const site = style({
  paddingBlock: '2',
  borderTopWidth: '1px',
  borderColor: 'edge',
  '& a': { fontSize: '18', fontWeight: 'bold', overflowWrap: 'anywhere' },
})
const hint = style({ fontSize: '16', fontWeight: 'plain' })

/** The government's own sites, which open in a new tab. */
export const BenefitSites = () => {
  const { healthCareGov, benefitFinder } = useCopy(resourcesCopy).benefits
  const locale = useLocale()
  const { opensInNewTab } = useCopy(readingCopy)
  const sites = [
    { href: outbound.healthCareGov(locale), ...healthCareGov },
    { href: outbound.benefitFinder(locale), ...benefitFinder },
  ]
  return (
    <ul css={list}>
      {sites.map(({ href, name, text }) => (
        <li key={href} css={site}>
          <OutsideLink href={href} newTab>
            <span>
              {name} <span css={hint}>{opensInNewTab}</span>
            </span>
          </OutsideLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
