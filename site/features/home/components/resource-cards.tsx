import { Heading, Link, List } from '@chakra-ui/react'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { ruledCardLink } from '../../../theme/recipes/ruled-card.ts'

/** Plain links: only the server knows whether editors have made each a guide or a redirect. */
export const ResourceCards = () => {
  const copy = useCopy(homeCopy)
  const paths = usePaths()
  const { qualify, insurance, emergency } = copy.resources
  const cards = [
    { to: paths.qualifyForFreeCare, ...qualify },
    { to: paths.insurancePaymentOptions, ...insurance },
    { to: paths.emergencyCareGuide, ...emergency },
  ]
  return (
    <List.Root
      display="grid"
      columnGap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {cards.map(({ to, title: name, text }) => (
        <li key={to}>
          <Link href={to} css={ruledCardLink}>
            <Heading as="h3" fontSize="20" color="brand" marginBottom="2">
              {name}
            </Heading>
            <p>{text}</p>
          </Link>
        </li>
      ))}
    </List.Root>
  )
}
