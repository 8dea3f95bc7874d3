import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../components/page-link.tsx'
import { listingCopy } from '../../../copy/listing.ts'
import { useCopy } from '../../../lib/language.tsx'
import type { clinicLettersQuery } from '../api.ts'
import { type ListPart, WHOLE_LIST } from '../list-part.ts'
import { PAGE_SIZE } from '../page-size.ts'
import { LetterLinks } from './letter-links.tsx'

interface TownLettersProps {
  query: ReturnType<typeof clinicLettersQuery>
  chosen: string | undefined
  hrefAt: (part: ListPart) => string
}

/** Links to the towns of each letter, if the list has more than a page. */
export const TownLetters = ({ query, chosen, hrefAt }: TownLettersProps) => {
  const copy = useCopy(listingCopy).towns
  const { data } = useQuery(query)
  const letters = data?.letters ?? []
  const total = letters.reduce((sum, { clinicCount }) => sum + clinicCount, 0)
  if (letters.length < 2 || total <= PAGE_SIZE) return null
  return (
    <>
      <LetterLinks
        label={copy.letters}
        letters={letters.map(({ letter }) => letter)}
        chosen={chosen}
        hrefOf={(letter) => `${hrefAt({ offset: 0, letter })}#${LIST_ID}`}
      />
      {chosen && (
        <PageLink
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
          to={`${hrefAt(WHOLE_LIST)}#${LIST_ID}`}
        >
          {copy.all}
        </PageLink>
      )}
    </>
  )
}

/** Id of the list that the letters are above. */
export const LIST_ID = 'clinics'
