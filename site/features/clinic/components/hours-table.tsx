import { defineStyle, Span, Table } from '@chakra-ui/react'
import { DAYS, type LimitedHours, type OpeningHours } from '@healthcare-for-all/cms/contract'
import { Fragment } from 'react'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useClock } from '../../../lib/clock.tsx'
import { useCopy } from '../../../lib/language.tsx'
import { readAloud } from '../../../theme/recipes/layout.ts'
import { dayHours, weekdayAt } from '../opening-hours.ts'

const table = defineStyle({
  maxWidth: '28rem',
  '& th, & td': { paddingBlock: { base: '2', _print: 0 }, verticalAlign: 'middle' },
  // Days are the site's own words: they stay whole.
  '& th': { fontWeight: 'plain', overflowWrap: 'break-word' },
  '& thead': readAloud,
  '& [data-today] > *': { fontWeight: 'heavy' },
  // In very large text on a phone a day and its hours have no room beside each other.
  '@media (max-width: 13em)': {
    '& th, & td': { display: 'block' },
    '& th': { paddingBottom: 0, borderBottomWidth: 0 },
    '& td': { paddingTop: 0 },
  },
})
/** A line breaks between two stretches, and inside one only if it has no room. */
const stretch = defineStyle({ display: 'inline-block' })

interface HoursTableProps {
  hours: OpeningHours[]
  limited: LimitedHours[] | undefined
  timeZone: string | null
}

/** The week, day by day. Today stands out: the day that it is at the clinic. */
export const HoursTable = ({ hours, limited, timeZone }: HoursTableProps) => {
  const text = useCopy(clinicCopy).hours
  const clock = useClock()
  const today = clock && timeZone ? weekdayAt(clock.now, timeZone) : undefined
  return (
    <Table.Root native css={table}>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.open}</th>
        </tr>
      </thead>
      <tbody>
        {DAYS.map((day) => (
          <tr key={day} data-today={day === today ? '' : undefined}>
            <th scope="row">
              <span>{text.days[day]}</span>
              {day === today && <span>{` (${text.today.toLowerCase()})`}</span>}
            </th>
            <td>
              {dayHours(hours, day, text, limited).map((words, index, all) => (
                <Fragment key={words}>
                  <Span css={stretch}>{index < all.length - 1 ? `${words},` : words}</Span>{' '}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table.Root>
  )
}
