import { Badge, Flex, Span } from '@chakra-ui/react'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'

interface FoundCountProps {
  loading: boolean
  /** Undefined if it is not known. */
  found: number | undefined
  /** How many the map shows, if that is not all that was found. */
  inView: number | undefined
  /** Whether the list is there, which says the same. */
  isListed: boolean
}

/** How many were found, or are in view, read aloud when it changes. */
export const FoundCount = ({ loading, found, inView, isListed }: FoundCountProps) => {
  const copy = useCopy(mapCopy)
  return (
    <Flex
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      role={inView !== undefined && isListed ? undefined : 'status'}
    >
      {loading && (
        <>
          <Span
            width="1.25rem"
            height="1.25rem"
            borderRadius="round"
            borderWidth="3px"
            borderColor="line"
            borderTopColor="brand"
            animation="turn 0.9s linear infinite"
            aria-hidden="true"
          />
          <span>{copy.loading}</span>
        </>
      )}
      {found !== undefined && (
        <Badge>{inView === undefined ? copy.found(found) : copy.onScreen(inView)}</Badge>
      )}
    </Flex>
  )
}
