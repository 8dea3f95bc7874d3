import { Container } from '@chakra-ui/react'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { PageLink } from '../components/page-link.tsx'
import { Section } from '../components/section.tsx'
import { browseCopy } from '../copy/browse.ts'
import { frameCopy } from '../copy/frame.ts'
import { homeCopy } from '../copy/home.ts'
import { popularStatesQuery } from '../features/browse/api.ts'
import { CategoryGrid } from '../features/browse/components/category-grid.tsx'
import { StateGrid } from '../features/browse/components/state-grid.tsx'
import { featuredClinicsQuery } from '../features/clinic/api.ts'
import { FeaturedClinics } from '../features/clinic/components/featured-clinics.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { Figures } from '../features/home/components/figures.tsx'
import { Hero } from '../features/home/components/hero.tsx'
import { ResourceCards } from '../features/home/components/resource-cards.tsx'
import { siteStructuredData } from '../features/home/structured-data.ts'
import { JsonLd } from '../lib/json-ld.tsx'
import { useCopy, useLocale, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { usePublicUrl } from '../lib/public-url.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { useProductName, useSite } from '../lib/site-settings.tsx'
import { categoriesQuery } from '../lib/vocabulary.ts'

export const handle: ScreenHandle = {
  prepare: ({ queries }) =>
    Promise.all([
      queries.prefetchQuery(popularStatesQuery),
      queries.prefetchQuery(categoriesQuery),
      queries.prefetchQuery(featuredClinicsQuery),
    ]),
}

export const Component = () => {
  const browse = useCopy(browseCopy)
  const copy = useCopy(homeCopy)
  const paths = usePaths()
  const product = useProductName()
  const { siteName } = useCopy(frameCopy)
  const publicUrl = usePublicUrl()
  const verification = useSite()?.googleVerification
  return (
    <Container>
      <PageHead
        title={copy.title}
        description={copy.description}
        canonical={paths.home}
        image={filePath('homePicture', useLocale())}
      />
      {verification && <meta name="google-site-verification" content={verification} />}
      <JsonLd
        data={siteStructuredData(siteName, publicUrl + paths.home, publicUrl + paths.search())}
      />
      <Hero>
        <SearchForm />
      </Hero>
      <Figures />
      <Section
        heading={browse.states.heading}
        aside={
          <>
            <PageLink to={paths.map()}>{browse.states.map}</PageLink>
            <PageLink to={paths.allStates} reloadDocument>
              {browse.states.all}
            </PageLink>
          </>
        }
      >
        <StateGrid />
      </Section>
      <Section heading={browse.categories.heading}>
        <CategoryGrid hrefOf={paths.category} />
      </Section>
      <Section
        heading={copy.popular(product)}
        aside={<PageLink to={paths.search()}>{copy.popularLink}</PageLink>}
      >
        <FeaturedClinics />
      </Section>
      <Section heading={copy.resources.heading}>
        <ResourceCards />
      </Section>
    </Container>
  )
}
