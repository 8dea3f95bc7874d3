'use client'

import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Month } from '../endpoints/answers.ts'

/** SVG units; the chart is as wide as the screen allows. */
const [WIDTH, HEIGHT, FLOOR] = [310, 100, 80]
const DAYS = 31
const STEP = WIDTH / DAYS
const BAR = 7
/** A chart of three calls should not look like a record. */
const LEAST_TOP = 10

const best = (days: Month['days']) =>
  days.reduce((most, day) => (day.done > most.done ? day : most), { day: '', done: 0, tried: 0 })

const describe = (days: Month['days']): InEach => {
  const { day, done } = best(days)
  if (done === 0)
    return {
      en: 'Chart: nothing has been verified yet this month.',
      es: 'Gráfica: todavía no se ha verificado nada este mes.',
    }
  return {
    en: `Chart: clinics verified each day. The most were ${done}, on day ${Number(day.slice(-2))}.`,
    es: `Gráfica: clínicas verificadas cada día. El máximo fue ${done}, el día ${Number(day.slice(-2))}.`,
  }
}

/** Clinics verified on each day of the month; only the best day shows its number. */
export const MonthBars = ({ days }: { days: Month['days'] }) => {
  const say = useSay()
  const most = best(days)
  const top = Math.max(LEAST_TOP, most.done)
  const heightOf = (count: number) => (count / top) * (FLOOR - 16)
  return (
    <svg
      aria-label={say(describe(days))}
      className="calls__bars"
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <line className="calls__floor" x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} />
      {days.map(({ day, done }, index) => {
        const x = index * STEP + (STEP - BAR) / 2
        const height = heightOf(done)
        return (
          <g key={day}>
            <rect height={height} rx="1.5" width={BAR} x={x} y={FLOOR - height} />
            {done > 0 && day === most.day && (
              <text x={x + BAR / 2} y={FLOOR - height - 3}>
                {done}
              </text>
            )}
          </g>
        )
      })}
      {[1, 8, 15, 22, 29].map((day) => (
        <text key={day} x={(day - 0.5) * STEP} y={HEIGHT - 5}>
          {day}
        </text>
      ))}
    </svg>
  )
}
