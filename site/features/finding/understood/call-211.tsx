import { Link } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'

/** Who knows of what is not listed here. */
export const Call211 = () => {
  const { notListed } = useCopy(searchCopy)
  return (
    <Link
      display="inline-flex"
      alignItems="center"
      minHeight="touch"
      href={outbound.telephone('211')}
    >
      {notListed.call}
    </Link>
  )
}
