import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import type { ListedClinic, State } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import type { ReactNode } from 'react'
import { FigureRow } from '../../../components/figure-row.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Section } from '../../../components/section.tsx'
import { Trail } from '../../../components/trail.tsx'
import { listingCopy } from '../../../copy/listing.ts'
import { stateCopy } from '../../../copy/state.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { useProductName } from '../../../lib/site-settings.tsx'
import { clinicLettersQuery, stateClinicsQuery } from '../api.ts'
import { type ListPart, listPartQuery } from '../list-part.ts'
import { ClinicPages } from './clinic-pages.tsx'
import { NarrowLinks } from './narrow-links.tsx'
import { ServicesInState } from './services-in-state.tsx'

interface StatePageProps {
  state: State
  part: ListPart
  /** The search form. */
  search: ReactNode
  children: (clinic: ListedClinic) => ReactNode
}

export const StatePage = ({ state, part, search, children }: StatePageProps) => {
  const copy = useCopy(stateCopy)
  const { breadcrumb, figure, figures } = useCopy(listingCopy)
  const locale = useLocale()
  const paths = usePaths()
  const product = useProductName()
  const { name, slug, abbreviation } = state
  return (
    <>
      <PageHead
        title={copy.title(name)}
        description={copy.description(name, state.clinicCount)}
        canonical={paths.state(slug)}
        image={filePath('statePicture', locale, slug)}
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
      {state.description && (
        <Text marginTop="3" maxWidth="measure">
          {state.description}
        </Text>
      )}
      <Box marginTop="6">{search}</Box>
      <FigureRow
        label={figures}
        figures={[
          { label: copy.figures.total, value: figure(state.clinicCount) },
          { label: product, value: figure(state.freeCount) },
          { label: copy.figures.lowCost, value: figure(state.lowCostCount) },
          { label: copy.figures.verified, value: figure(state.verifiedCount) },
        ]}
      />
      <chakra.section marginTop="6">
        <Heading fontSize="20" marginBottom="2">
          {copy.services(name)}
        </Heading>
        <ServicesInState state={slug} />
      </chakra.section>
      {state.clinicCount > 0 && <NarrowLinks state={name} />}
      <Section heading={copy.list(name)}>
        <ClinicPages
          part={part}
          letters={clinicLettersQuery({ state: abbreviation })}
          queryOf={(page) => stateClinicsQuery(abbreviation, page)}
          hrefAt={(at) => paths.state(slug, listPartQuery(at))}
          townOf={({ city }) => city}
          empty={
            <Notice title={copy.none.title} role="status">
              <p>{copy.none.text(name)}</p>
            </Notice>
          }
        >
          {children}
        </ClinicPages>
      </Section>
    </>
  )
}
