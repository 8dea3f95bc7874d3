import { Box, chakra, defineStyle, Heading, Text } from '@chakra-ui/react'
import type { Answer, ListedClinic, State } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import type { ReactNode } from 'react'
import { FigureRow } from '../../../components/figure-row.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { QuickExit } from '../../../components/quick-exit.tsx'
import { Section } from '../../../components/section.tsx'
import { Trail } from '../../../components/trail.tsx'
import { HelpLines } from '../../../components/urgent-help.tsx'
import { categoryCopy } from '../../../copy/category.ts'
import { listingCopy } from '../../../copy/listing.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { isPrivateCare } from '../../../lib/private-care.ts'
import { categoryClinicsQuery, clinicLettersQuery } from '../api.ts'
import { type ListPart, listPartQuery, WHOLE_LIST } from '../list-part.ts'
import { ClinicPages } from './clinic-pages.tsx'
import { FindByState } from './find-by-state.tsx'
import { NarrowLinks } from './narrow-links.tsx'
import { NoProviders } from './no-providers.tsx'

/** People who look for this may need somebody to talk to now. */
const MENTAL_HEALTH = 'mental-health'
const explained = defineStyle({
  display: 'grid',
  gap: '2',
  marginTop: '4',
  paddingInlineStart: '4',
  borderInlineStartWidth: '3px',
  borderColor: 'brand',
  maxWidth: 'measure',
  '& > p': { fontSize: { md: '18' } },
})

interface CategoryPageProps {
  /** With the counts of the state, if there is one. */
  category: Answer<'categoryBySlug'>
  /** The state that the page is narrowed to. */
  state?: State | undefined
  part: ListPart
  /** The search form. */
  search: ReactNode
  children: (clinic: ListedClinic) => ReactNode
}

export const CategoryPage = ({ category, state, part, search, children }: CategoryPageProps) => {
  const copy = useCopy(categoryCopy)
  const { breadcrumb, figure, figures, towns } = useCopy(listingCopy)
  const locale = useLocale()
  const paths = usePaths()
  const { slug, name } = category
  const hrefAt = (at: ListPart) => {
    const query = listPartQuery(at)
    return state
      ? paths.ownCategoryInState(slug, state.slug, query)
      : paths.ownCategory(slug, query)
  }
  const explanation = copy.explained[slug]
  return (
    <>
      <PageHead
        title={copy.title(name, state?.name)}
        description={copy.description(name, state?.name)}
        canonical={hrefAt(WHOLE_LIST)}
        image={filePath('categoryPicture', locale, slug)}
      />
      {slug === MENTAL_HEALTH && <HelpLines need="suicide" role="note" />}
      {isPrivateCare(slug) && <QuickExit />}
      <Trail
        label={breadcrumb.label}
        trail={[
          { name: breadcrumb.home, to: paths.home },
          { name: breadcrumb.services, to: paths.browseServices },
          { name, to: paths.ownCategory(slug) },
          ...(state ? [{ name: state.name, to: hrefAt(WHOLE_LIST) }] : []),
        ]}
      />
      <PageHeading>{copy.heading(name, state?.name)}</PageHeading>
      {category.description && (
        <Text marginTop="3" maxWidth="measure">
          {category.description}
        </Text>
      )}
      {explanation && (
        <chakra.section css={explained}>
          <Heading fontSize="20">{copy.about(name)}</Heading>
          {explanation.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </chakra.section>
      )}
      <Box marginTop="6">{search}</Box>
      <FigureRow
        label={figures}
        figures={[
          { label: copy.figures.total, value: figure(category.clinicCount) },
          { label: copy.figures.free, value: figure(category.freeCount) },
          { label: copy.figures.lowCost, value: figure(category.lowCostCount) },
          { label: copy.figures.verified, value: figure(category.verifiedCount) },
        ]}
      />
      {state && category.clinicCount > 0 && <NarrowLinks state={state.name} category={slug} />}
      {!state && <FindByState category={slug} counts={category.stateCounts} />}
      <Section heading={copy.list(name, state?.name)}>
        <ClinicPages
          part={part}
          letters={clinicLettersQuery({ category: slug, state: state?.abbreviation })}
          queryOf={(page) => categoryClinicsQuery(slug, state?.abbreviation, page)}
          hrefAt={hrefAt}
          townOf={(clinic) => (state ? clinic.city : towns.inState(clinic.city, clinic.state))}
          empty={<NoProviders category={slug} inState={Boolean(state)} />}
        >
          {children}
        </ClinicPages>
      </Section>
    </>
  )
}
