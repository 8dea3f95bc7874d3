'use client'

import { DATES } from '../../panel-kit/moment.ts'
import { inThousands } from '../../panel-kit/number.ts'
import { type InEach, type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { Month } from '../endpoints/answers.ts'
import { FIGURES_BY } from '../figures-by.ts'
import { FiguresTable } from './figures-table.tsx'
import { MonthBars } from './month-bars.tsx'

const doneIn = ({ days }: Month) => days.reduce((sum, { done }) => sum + done, 0)

const monthName = ({ days }: Month, language: PanelLanguage) =>
  new Date(`${days[0]?.day}T12:00`).toLocaleDateString(DATES[language], {
    month: 'long',
    year: 'numeric',
  })

const sentence = (month: Month): InEach => {
  const done = doneIn(month)
  const all = inThousands(done + month.dueThisMonth)
  return {
    en: `${inThousands(done)} of ${all} clinics due this month are done.`,
    es: `Hechas ${inThousands(done)} de las ${all} clínicas que tocan este mes.`,
  }
}

/** The month so far: a sentence, a progress bar, a chart by day, and a table. */
export const MonthSoFar = ({ month }: { month: Month }) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const days = month.days.filter(({ done, tried }) => done + tried > 0)
  const whole = doneIn(month) + month.dueThisMonth
  return (
    <section className="calls__card calls__month">
      <h2>{monthName(month, language)}</h2>
      <p id="calls-month">{say(sentence(month))}</p>
      <progress aria-labelledby="calls-month" max={Math.max(whole, 1)} value={doneIn(month)} />
      <MonthBars days={month.days} />
      {days.length > 0 && (
        <details>
          <summary>{say({ en: 'Day by day', es: 'Día por día' })}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{say({ en: 'Day', es: 'Día' })}</th>
                <th scope="col">{say({ en: 'Done', es: 'Hechas' })}</th>
                <th scope="col">{say({ en: 'Not done', es: 'Sin terminar' })}</th>
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
