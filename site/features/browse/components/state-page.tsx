import type { ListedClinic, State } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { FigureRow } from '../../../components/figure-row.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Section } from '../../../components/section.tsx'
import { Trail } from '../../../components/trail.tsx'
import { listingCopy } from '../../../copy/listing.ts'
import { stateCopy } from '../../../copy/state.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { useProductName } from '../../../lib/site-settings.ts'
import { style } from '../../../theme/style.ts'
import { stateClinicsQuery } from '../api.ts'
import { PAGE_SIZE } from '../page-size.ts'
import { ClinicPages } from './clinic-pages.tsx'
import { ServicesInState } from './services-in-state.tsx'

const near = style({ marginTop: '6' })
const lead = style({ marginTop: '3', maxWidth: 'measure' })

interface StatePageProps {
  state: State
  offset: number
  /** The search form. */
  search: ReactNode
  children: (clinic: ListedClinic) => ReactNode
}

export const StatePage = ({ state, offset, search, children }: StatePageProps) => {
  const copy = useCopy(stateCopy)
  const { breadcrumb, figure, figures } = useCopy(listingCopy)
  const paths = usePaths()
  const product = useProductName()
  const { name, slug, abbreviation } = state
  return (
    <>
      <PageHead
        title={copy.title(name)}
        description={copy.description(name, state.clinicCount)}
        canonical={paths.state(slug)}
      />
      <Trail
        label={breadcrumb.label}
        trail={[
          { name: breadcrumb.home, to: paths.home },
          { name: breadcrumb.states, to: paths.browseStates },
          { name, to: paths.state(slug) },
        ]}
      />
      <PageHeading>{copy.heading(name)}</PageHeading>
      {state.description && <p css={lead}>{state.description}</p>}
      <div css={near}>{search}</div>
      <FigureRow
        label={figures}
        figures={[
          { label: copy.figures.total, value: figure(state.clinicCount) },
          { label: product, value: figure(state.freeCount) },
          { label: copy.figures.lowCost, value: figure(state.lowCostCount) },
          { label: copy.figures.verified, value: figure(state.verifiedCount) },
        ]}
      />
      <Section heading={copy.list(name)}>
        <ClinicPages
          page={{ limit: PAGE_SIZE, offset }}
          queryOf={(page) => stateClinicsQuery(abbreviation, page)}
          hrefAt={(at) => paths.state(slug, { offset: at || undefined })}
          empty={
            <Notice title={copy.none.title} role="status">
              <p>{copy.none.text(name)}</p>
            </Notice>
          }
        >
          {children}
        </ClinicPages>
      </Section>
      <Section heading={copy.services(name)}>
        <ServicesInState state={slug} />
      </Section>
    </>
  )
}
