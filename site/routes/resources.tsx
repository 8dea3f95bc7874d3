import { Container, Grid, Text } from '@chakra-ui/react'
import { PageHeading } from '../components/page-heading.tsx'
import { SearchBand } from '../components/search-band.tsx'
import { Section } from '../components/section.tsx'
import { Trail } from '../components/trail.tsx'
import { readingCopy } from '../copy/reading.ts'
import { resourcesCopy } from '../copy/resources.ts'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { BenefitSites } from '../features/resources/components/benefit-sites.tsx'
import { CostsLink } from '../features/resources/components/costs-link.tsx'
import { GuideGrid } from '../features/resources/components/guide-grid.tsx'
import { ImmediateHelp } from '../features/resources/components/immediate-help.tsx'
import { guideCards } from '../features/resources/guide-cards.ts'
import { hubStructuredData } from '../features/resources/structured-data.ts'
import { JsonLd } from '../lib/json-ld.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { usePublicUrl } from '../lib/public-url.tsx'
import type { ScreenHandle } from '../lib/screen.ts'

export const handle: ScreenHandle = {}

export const Component = () => {
  const copy = useCopy(resourcesCopy)
  const { breadcrumb, findClinic } = useCopy(readingCopy)
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const { title, description, keywords } = copy
  const to = paths.resources
  const trail = [
    { name: breadcrumb.home, to: paths.home },
    { name: breadcrumb.resources, to },
  ]
  const parts = guideCards(copy, paths).map((card) => ({ name: card.title, to: card.to }))
  return (
    <Container>
      <PageHead title={title} description={description} keywords={keywords} canonical={to} />
      <JsonLd data={hubStructuredData({ name: title, description, to }, parts, publicUrl)} />
      <Trail label={breadcrumb.label} trail={trail} />
      <Grid
        gap={{ base: '6', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <div>
          <PageHeading>{copy.heading}</PageHeading>
          <Text marginTop="3" fontSize="20" lineHeight="1.4" color="quiet">
            {copy.lead}
          </Text>
        </div>
        <ImmediateHelp />
      </Grid>
      <CostsLink />
      <Section heading={copy.guides}>
        <GuideGrid />
      </Section>
      <Section heading={copy.benefits.heading}>
        <BenefitSites />
      </Section>
      <SearchBand heading={findClinic}>
        <SearchForm shape="row" />
      </SearchBand>
    </Container>
  )
}
