'use client'

import type { Month } from '../endpoints/answers.ts'
import { FIGURES_BY } from '../figures-by.ts'
import { FiguresTable } from './figures-table.tsx'
import { MonthBars } from './month-bars.tsx'

const doneIn = ({ days }: Month) => days.reduce((sum, { done }) => sum + done, 0)

const monthName = ({ days }: Month) =>
  new Date(`${days[0]?.day}T12:00`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

const count = (number: number) => number.toLocaleString('en-US')

const sentence = (month: Month) => {
  const done = doneIn(month)
  return `${count(done)} of ${count(done + month.dueThisMonth)} clinics due this month are done.`
}

/** The month so far: a sentence, a progress bar, a chart by day, and a table. */
export const MonthSoFar = ({ month }: { month: Month }) => {
  const days = month.days.filter(({ done, tried }) => done + tried > 0)
  const whole = doneIn(month) + month.dueThisMonth
  return (
    <section className="calls__card calls__month">
      <h2>{monthName(month)}</h2>
      <p id="calls-month">{sentence(month)}</p>
      <progress aria-labelledby="calls-month" max={Math.max(whole, 1)} value={doneIn(month)} />
      <MonthBars days={month.days} />
      {days.length > 0 && (
        <details>
          <summary>Day by day</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Done</th>
                <th scope="col">Not reached</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, done, tried }) => (
                <tr key={day}>
                  <th scope="row">{Number(day.slice(-2))}</th>
                  <td>{done}</td>
                  <td>{tried}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {month.days[0] &&
        FIGURES_BY.map((by) => (
          <FiguresTable key={by} by={by} month={month.days[0]?.day.slice(0, 7) ?? ''} />
        ))}
    </section>
  )
}
