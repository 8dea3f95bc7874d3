import { Heading, List } from '@chakra-ui/react'

interface PointListProps {
  points: { lead: string; text: string }[]
}

/** What we do or value, point by point. */
export const PointList = ({ points }: PointListProps) => (
  <List.Root
    display="grid"
    columnGap="12"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
  >
    {points.map((entry) => (
      <List.Item key={entry.lead} paddingBottom="4">
        <Heading as="h3" fontSize="18" marginBottom="1">
          {entry.lead}
        </Heading>
        <p>{entry.text}</p>
      </List.Item>
    ))}
  </List.Root>
)
