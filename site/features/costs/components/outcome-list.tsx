import { Heading, List, type SystemStyleObject, Text } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { costsCopy } from '../../../copy/costs.ts'
import { readingCopy } from '../../../copy/reading.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import type { Likelihood } from '../estimate.ts'
import { MARKETPLACES } from '../marketplaces.ts'
import type { Outcome } from '../use-calculator.ts'

const words: Record<Likelihood, SystemStyleObject> = {
  likely: { color: 'free' },
  maybe: { color: 'low' },
  ask: { color: 'low' },
  unlikely: { color: 'quiet', fontWeight: 'medium' },
}

interface OutcomeListProps {
  outcome: Outcome
}

/** Each kind of help with how likely it is, the likeliest first, and where to go from here. */
export const OutcomeList = ({ outcome: { findings, place } }: OutcomeListProps) => {
  const copy = useCopy(costsCopy)
  const { opensInNewTab } = useCopy(readingCopy)
  const locale = useLocale()
  const paths = usePaths()
  const { next: links } = copy
  const own = MARKETPLACES[place.abbreviation]
  const hasMarketplace = findings.some(({ help }) => help === 'marketplace')
  return (
    <>
      <List.Root
        display="grid"
        marginTop="4"
        css={{
          '& > li': {
            display: 'grid',
            columnGap: '6',
            rowGap: '1',
            paddingBlock: '4',
            borderTopWidth: '1px',
            borderColor: 'edge',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' },
          },
          '& h3': { fontSize: '20' },
        }}
      >
        {findings.map(({ help, likelihood, isNear }) => (
          <li key={help}>
            <Text fontSize="18" css={[{ fontWeight: 'bold' }, words[likelihood]]}>
              {copy.likelihoods[likelihood]}
            </Text>
            <div>
              <h3>{copy.help[help].name}</h3>
              <p>{isNear ? copy.nearLimit : copy.help[help][likelihood]}</p>
            </div>
          </li>
        ))}
      </List.Root>
      <Heading as="h3" fontSize="20" marginTop="4">
        {links.heading}
      </Heading>
      <List.Root
        css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } }}
      >
        <li>
          <PageLink to={paths.search({ location: place.name })}>
            {links.search(place.name)}
          </PageLink>
        </li>
        <li>
          <PageLink to={paths.qualify}>{links.qualify}</PageLink>
        </li>
        {place.medicaid !== 'not-offered' && (
          <li>
            <PageLink to={paths.insurance}>{links.insurance}</PageLink>
          </li>
        )}
        {hasMarketplace && (
          <li>
            <OutsideLink href={own?.url ?? outbound.healthCareGov(locale)} newTab>
              <span>
                <span>{own ? links.applyAt(own.name) : links.apply}</span>{' '}
                <span>{opensInNewTab}</span>
              </span>
            </OutsideLink>
          </li>
        )}
      </List.Root>
    </>
  )
}
