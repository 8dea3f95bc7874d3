import { Box, Grid, Heading, Text } from '@chakra-ui/react'
import type { ClinicList, ListedClinic } from '@healthcare-for-all/cms/contract'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GetButton } from '../../../components/get-button.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { listingCopy } from '../../../copy/listing.ts'
import { useCopy } from '../../../lib/language.tsx'
import { pagesThrough } from '../../../lib/pages.ts'
import { useTryAgain } from '../../../lib/try-again.ts'
import { usePages } from '../../../lib/use-pages.ts'
import type { clinicLettersQuery, ListPage } from '../api.ts'
import type { ListPart } from '../list-part.ts'
import { PAGE_SIZE } from '../page-size.ts'
import { LIST_ID, TownLetters } from './town-letters.tsx'

/** Placeholders shown while a list is loading. */
const PLACEHOLDERS = 6

interface ClinicPagesProps {
  part: ListPart
  letters: ReturnType<typeof clinicLettersQuery>
  queryOf: (page: ListPage) => UseQueryOptions<ClinicList, Error, ClinicList>
  /** The address that shows a part of the list, from its beginning. */
  hrefAt: (part: ListPart) => string
  /** The heading of the town that a clinic is in. */
  townOf: (clinic: ListedClinic) => string
  /** Shown if there are no clinics. */
  empty: ReactNode
  children: (clinic: ListedClinic) => ReactNode
}

/** The clinics of a state or category, town by town: loading, failed, empty or listed. */
export const ClinicPages = ({
  part,
  letters,
  queryOf,
  hrefAt,
  townOf,
  empty,
  children,
}: ClinicPagesProps) => {
  const copy = useCopy(listingCopy)
  const tryAgain = useTryAgain()
  const { letter, offset } = part
  const page = { limit: PAGE_SIZE, offset }
  const pages = pagesThrough(page)
  const { answers, pending, failed } = usePages(pages.map((each) => queryOf({ ...each, letter })))
  const [first] = answers
  const clinics = answers.flatMap((answer) => answer.clinics)
  if (failed)
    return (
      <Grid gap="3" justifyItems="start" role="alert">
        <p>{copy.failed}</p>
        <GetButton action={hrefAt(part)} onPress={tryAgain}>
          {copy.again}
        </GetButton>
      </Grid>
    )
  if (first?.total === 0 && !letter) return empty
  const showing = letter ? copy.showingLetter : copy.showing
  return (
    <Box id={LIST_ID} scrollMarginTop="4">
      <TownLetters query={letters} chosen={letter} hrefAt={hrefAt} />
      <Text color="quiet" marginBottom="3" role="status">
        {!first
          ? copy.loading
          : letter && first.total === 0
            ? copy.towns.none(letter)
            : showing(clinics.length, first.total, letter ?? '')}
      </Text>
      {first ? (
        <PagedList
          {...page}
          items={clinics}
          total={first.total}
          firstOffset={pages[0]?.offset ?? 0}
          pending={pending}
          labels={copy}
          hrefAt={(at) => hrefAt({ letter, offset: at })}
        >
          {(clinic, before) => (
            <>
              {(!before || townOf(before) !== townOf(clinic)) && (
                <Heading
                  as="h3"
                  fontSize="20"
                  paddingTop={{ base: '4', md: '6' }}
                  paddingBottom="1"
                  htmlTranslate="no"
                >
                  {townOf(clinic)}
                </Heading>
              )}
              {children(clinic)}
            </>
          )}
        </PagedList>
      ) : (
        <Placeholders count={PLACEHOLDERS} bars={3} />
      )}
    </Box>
  )
}
