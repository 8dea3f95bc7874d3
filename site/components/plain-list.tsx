import { List } from '@chakra-ui/react'

interface PlainListProps {
  items: string[]
}

/** Short texts in columns; null if there are none. */
export const PlainList = ({ items }: PlainListProps) =>
  items.length === 0 ? null : (
    <List.Root
      display="grid"
      columnGap="6"
      rowGap="1"
      gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))"
      css={{
        '& > li': { paddingInlineStart: '4', position: 'relative' },
        '& > li::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          top: '0.6em',
          width: '6px',
          height: '6px',
          borderRadius: 'round',
          background: 'brand',
        },
      }}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List.Root>
  )

/** For a fact's value: a list of one or more, or nothing. */
export const listOrNothing = (items: string[]) =>
  items.length === 0 ? null : <PlainList items={items} />
