'use client'

import { useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { inThousands } from '../../panel-kit/number.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { FiguresBy } from '../figures-by.ts'
import type { Figures } from '../queries/figures.ts'

const TITLES: Record<FiguresBy, InEach> = {
  person: { en: 'By person', es: 'Por persona' },
  source: { en: 'By source', es: 'Por fuente' },
}

interface FiguresTableProps {
  by: FiguresBy
  /** '2026-11' */
  month: string
}

/** A month's calls of each person, or of each source, with a bar as long as their number. */
const Table = ({ by, month }: FiguresTableProps) => {
  const say = useSay()
  const [figures, setFigures] = useState<Figures[] | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    askEndpoint<{ figures: Figures[] }>(`/verification/figures?by=${by}&month=${month}`).then(
      (answer) => setFigures(answer.figures),
      (error) => setTrouble(sentenceOf(error)),
    )
  }, [by, month])
  if (trouble) return <p role="alert">{trouble}</p>
  if (!figures) return <p>{say({ en: 'Counting…', es: 'Contando…' })}</p>
  if (figures.length === 0)
    return (
      <p>
        {say({ en: 'Nobody has called yet this month.', es: 'Nadie ha llamado todavía este mes.' })}
      </p>
    )
  const most = Math.max(...figures.map(({ calls }) => calls))
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {by === 'person'
                ? say({ en: 'Person', es: 'Persona' })
                : say({ en: 'Source', es: 'Fuente' })}
            </th>
            <th scope="col">{say({ en: 'Calls', es: 'Llamadas' })}</th>
            <th scope="col">{say({ en: 'Reached', es: 'Contestadas' })}</th>
            <th scope="col">{say({ en: 'Verified', es: 'Verificadas' })}</th>
            <th scope="col">{say({ en: 'Found wrong', es: 'Con errores' })}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, calls, reached, verified, wrong }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span
                  className="calls__bar"
                  style={{ width: `${(calls / most) * 100}%` }}
                  aria-hidden="true"
                />
              </th>
              <td>{inThousands(calls)}</td>
              <td>{inThousands(reached)}</td>
              <td>{inThousands(verified)}</td>
              <td>{inThousands(wrong)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a href={`/cms-api/desk/verification/figures.csv?by=${by}&month=${month}`}>
        {say({ en: 'Download as CSV', es: 'Descargar como CSV' })}
      </a>
    </>
  )
}

/** Folded until somebody wants it: only then it is counted. */
export const FiguresTable = (props: FiguresTableProps) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say(TITLES[props.by])}</summary>
      {isOpen && <Table {...props} />}
    </details>
  )
}
