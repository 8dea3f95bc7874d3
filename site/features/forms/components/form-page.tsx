import { Box, Container, defineStyle, Grid, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHeading } from '../../../components/page-heading.tsx'

// Beside a long form it stays in view.
const staying = defineStyle({
  '@media (min-width: 64rem) and (min-height: 40rem)': { position: 'sticky', top: '8' },
})
const top = defineStyle({ paddingTop: { base: '4', md: '8' } })

interface FormPageProps {
  heading: ReactNode
  lead: ReactNode
  /** What goes above the form. */
  before?: ReactNode
  formHeading: string
  form: ReactNode
  /** Goes beside the form if there is room, otherwise below it. */
  beside: ReactNode
  children?: ReactNode
}

/** A page whose main part is a form. */
export const FormPage = ({
  heading,
  lead,
  before,
  formHeading,
  form,
  beside,
  children,
}: FormPageProps) => (
  <Container css={top}>
    <PageHeading>{heading}</PageHeading>
    <Text marginTop="3" fontSize="18" lineHeight="body" maxWidth="measure">
      {lead}
    </Text>
    {before}
    <Grid
      columnGap={{ base: '8', xl: '18' }}
      rowGap="12"
      alignItems="start"
      marginTop={{ base: '8', md: '12' }}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, min(38rem, 60%)) minmax(0, 1fr)',
      }}
    >
      <section>
        <Heading fontSize={{ base: '24', md: '32' }} marginBottom="6">
          {formHeading}
        </Heading>
        {form}
      </section>
      <Box css={staying}>{beside}</Box>
    </Grid>
    {children}
  </Container>
)
