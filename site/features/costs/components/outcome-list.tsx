import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { costsCopy } from '../../../copy/costs.ts'
import { readingCopy } from '../../../copy/reading.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import type { Likelihood } from '../estimate.ts'
import type { Outcome } from '../use-calculator.ts'

const list = style({
  display: 'grid',
  marginTop: '4',
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
})
const word = { fontWeight: 'bold', fontSize: '18' } as const
const words: Record<Likelihood, ReturnType<typeof style>> = {
  likely: style(word, { color: 'free' }),
  maybe: style(word, { color: 'low' }),
  ask: style(word, { color: 'low' }),
  unlikely: style(word, { color: 'quiet', fontWeight: 'medium' }),
}
const nextHeading = style({ fontSize: '20', marginTop: '4' })
const next = style({
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
})

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
  const hasMarketplace = findings.some(({ help }) => help === 'marketplace')
  return (
    <>
      <ul css={list}>
        {findings.map(({ help, likelihood, isNear }) => (
          <li key={help}>
            <p css={words[likelihood]}>{copy.likelihoods[likelihood]}</p>
            <div>
              <h3>{copy.help[help].name}</h3>
              <p>{isNear ? copy.nearLimit : copy.help[help][likelihood]}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 css={nextHeading}>{links.heading}</h3>
      <ul css={next}>
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
            <OutsideLink href={outbound.healthCareGov(locale)} newTab>
              <span>
                {links.apply} {opensInNewTab}
              </span>
            </OutsideLink>
          </li>
        )}
      </ul>
    </>
  )
}
