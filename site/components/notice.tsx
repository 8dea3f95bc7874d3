import { Box, defineStyle, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const box = defineStyle({
  marginTop: '4',
  paddingBlock: '6',
  borderTopWidth: '3px',
  borderColor: 'brand',
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  maxWidth: 'measure',
})

interface NoticeProps {
  title: string
  children?: ReactNode
  /** 'alert' is read aloud immediately. */
  role?: 'alert' | 'status'
}

/** What happened and what to try: an empty list, an error, something not found. */
export const Notice = ({ title, children, role }: NoticeProps) => (
  <Box css={box} role={role}>
    <Heading fontSize="24">{title}</Heading>
    {children}
  </Box>
)
