import { style } from '../../../theme/style.ts'

const list = style({
  display: 'grid',
  columnGap: '12',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})
const point = style({ paddingBottom: '4' })
const lead = style({ fontSize: '18', marginBottom: '1' })

interface PointListProps {
  points: { lead: string; text: string }[]
}

/** What we do or value, point by point. */
export const PointList = ({ points }: PointListProps) => (
  <ul css={list}>
    {points.map((entry) => (
      <li key={entry.lead} css={point}>
        <h3 css={lead}>{entry.lead}</h3>
        <p>{entry.text}</p>
      </li>
    ))}
  </ul>
)
