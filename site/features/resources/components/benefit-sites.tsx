import { List, Span } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { readingCopy } from '../../../copy/reading.ts'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'

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
    <List.Root
      display="grid"
      columnGap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {sites.map(({ href, name, text }) => (
        <List.Item
          key={href}
          paddingBlock="2"
          borderTopWidth="1px"
          borderColor="edge"
          css={{ '& a': { fontSize: '18', fontWeight: 'bold' } }}
        >
          <OutsideLink href={href} newTab>
            <span>
              <span>{name}</span>{' '}
              <Span fontSize="16" fontWeight="plain">
                {opensInNewTab}
              </Span>
            </span>
          </OutsideLink>
          <p>{text}</p>
        </List.Item>
      ))}
    </List.Root>
  )
}
