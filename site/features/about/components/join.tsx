import { Button, Flex } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { aboutCopy } from '../../../copy/about.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

/** How clinics and visitors can take part. */
export const Join = () => {
  const { text, addClinic, contact } = useCopy(aboutCopy).join
  const paths = usePaths()
  return (
    <>
      <p>{text}</p>
      <Flex
        flexWrap="wrap"
        gap="2"
        marginTop="4"
        css={{ '& a': { width: { base: 'full', sm: 'auto' } } }}
      >
        <Button asChild>
          <PageLink to={paths.addClinic}>{addClinic}</PageLink>
        </Button>
        <Button asChild variant="outline">
          <PageLink to={paths.contact}>{contact}</PageLink>
        </Button>
      </Flex>
    </>
  )
}
