import { chakra, defineStyle } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { costsCopy } from '../../../copy/costs.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

const band = defineStyle({
  display: 'block',
  marginTop: { base: '8', md: '12' },
  padding: { base: '4', md: '6' },
  background: 'wash',
  borderTopWidth: '3px',
  borderColor: 'brand',
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& strong': { textDecoration: 'underline' } },
})

/** The way to the calculator, before the guides: most people's first question is the price. */
export const CostsLink = () => {
  const copy = useCopy(costsCopy)
  const paths = usePaths()
  return (
    <PageLink to={paths.whatWouldIPay} css={band}>
      <chakra.strong display="block" fontSize="24" color="brand" lineHeight="1.25">
        {copy.title}
      </chakra.strong>
      <span>{copy.lead}</span>
    </PageLink>
  )
}
