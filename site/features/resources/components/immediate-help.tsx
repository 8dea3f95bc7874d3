import { chakra, defineStyle, Heading, Link, List } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { useId } from 'react'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy } from '../../../lib/language.tsx'

const line = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  // Beside the number, or below it if the text is large.
  '& p': { flex: '1 1 9rem' },
  alignItems: 'center',
  paddingBlock: '2',
})
const number = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '5rem',
  minHeight: 'touch',
  color: 'alert',
  fontSize: '24',
  fontWeight: 'heavy',
  fontVariantNumeric: 'tabular-nums',
})

/** Whom to call when a guide would take too long. */
export const ImmediateHelp = () => {
  const { heading, lines } = useCopy(resourcesCopy).help
  const id = useId()
  return (
    <chakra.aside background="alert.wash" borderRadius="card" padding="4" aria-labelledby={id}>
      <Heading id={id} fontSize="20" color="alert">
        {heading}
      </Heading>
      <List.Root marginTop="1">
        {lines.map((entry) => (
          <List.Item key={entry.number} css={line}>
            <Link css={number} htmlTranslate="no" href={outbound.telephone(entry.number)}>
              {entry.number}
            </Link>
            <p>{entry.text}</p>
          </List.Item>
        ))}
      </List.Root>
    </chakra.aside>
  )
}
