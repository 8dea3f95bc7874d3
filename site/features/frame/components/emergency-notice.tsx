import { Box, Container, defineStyle, Link } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import type { ReactNode } from 'react'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy } from '../../../lib/language.tsx'

const row = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: '0', sm: '6' },
  // A line of its own from its first word on, so that nothing moves while the rest of it comes.
  '& > p ~ p': { minWidth: { base: '100%', sm: '0' }, order: { base: 2, sm: 0 } },
})
const link = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // Two lines on a phone, kept low to leave room for the page on the first screen.
  minHeight: { base: '2.25rem', sm: 'touch' },
  paddingInline: { base: '1', sm: '2' },
  fontWeight: 'heavy',
  color: 'inherit',
})

// On a phone it is at the end of the first line, where there is room.
const end = defineStyle({ marginInlineStart: 'auto', order: { base: 1, sm: 0 } })

interface EmergencyNoticeProps {
  /** What stands at the end of the strip. */
  children?: ReactNode
}

/** Whom to call if a clinic is not enough: in an emergency, and in a crisis. */
export const EmergencyNotice = ({ children }: EmergencyNoticeProps) => (
  <Box background="alert.wash" color="alert">
    <Container css={row}>
      {useCopy(frameCopy).emergency.map(({ text, number, after }) => (
        <p key={number}>
          <span>{text}</span>{' '}
          <Link css={link} htmlTranslate="no" href={outbound.telephone(number)}>
            {number}
          </Link>
          <span>{after}</span>
        </p>
      ))}
      <Box css={end}>{children}</Box>
    </Container>
  </Box>
)
