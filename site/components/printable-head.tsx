import { defineStyle, Text } from '@chakra-ui/react'
import { paperOnly } from '../theme/recipes/layout.ts'
import { PageHeading } from './page-heading.tsx'

const heading = defineStyle({ maxWidth: '24ch' })
const printed = defineStyle({ marginTop: '2' })

interface PrintableHeadProps {
  title: string
  /** What the reader gets, in one sentence. */
  lead: string
  /** The page's own address, which is only printed. */
  address: string
  /** Which of the two are in English on a page that isn't. */
  inEnglish?: { title?: boolean; lead?: boolean }
}

export const PrintableHead = ({ title, lead, address, inEnglish = {} }: PrintableHeadProps) => (
  <div>
    <PageHeading css={heading}>
      {inEnglish.title ? <span lang="en">{title}</span> : title}
    </PageHeading>
    {lead && (
      <Text
        marginTop="3"
        fontSize="20"
        lineHeight="1.4"
        color="quiet"
        maxWidth="52ch"
        lang={inEnglish.lead ? 'en' : undefined}
      >
        {lead}
      </Text>
    )}
    <Text css={[paperOnly, printed]}>{address}</Text>
  </div>
)
