import { Card, defineStyle } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const beside = defineStyle({ gridTemplateColumns: { md: '12rem minmax(0, 1fr)' } })

interface InfoCardProps {
  heading: string
  /** Whether it is of use only while the site can be asked: the mirror says so instead. */
  isLive?: boolean
  /** Where the heading goes on a wide screen. */
  layout?: 'beside' | 'above'
  children: ReactNode
}

/** One subject of a page, with its heading. */
export const InfoCard = ({ heading, isLive, layout = 'beside', children }: InfoCardProps) => (
  <Card.Root as="section" data-live={isLive} css={layout === 'beside' ? beside : undefined}>
    <Card.Title as="h2">{heading}</Card.Title>
    <Card.Body>{children}</Card.Body>
  </Card.Root>
)
