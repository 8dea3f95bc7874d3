import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { useId } from 'react'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const box = style({ background: 'alertWash', borderRadius: 'card', padding: '4' })
const title = style({ fontSize: '20', color: 'alert' })
const list = style({ marginTop: '1' })
const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  // Beside the number, or below it if the text is large.
  '& p': { flex: '1 1 9rem' },
  alignItems: 'center',
  paddingBlock: '2',
})
const number = style({
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
    <aside css={box} aria-labelledby={id}>
      <h2 id={id} css={title}>
        {heading}
      </h2>
      <ul css={list}>
        {lines.map((entry) => (
          <li key={entry.number} css={line}>
            <a css={number} translate="no" href={outbound.telephone(entry.number)}>
              {entry.number}
            </a>
            <p>{entry.text}</p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
