'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { onePress } from '../../panel-kit/one-press.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ProposedChange } from '../endpoints/answers.ts'

interface ProposedProps {
  changes: ProposedChange[]
  busy: boolean
  publish: (facts: string[]) => Promise<void>
}

/** What a clinic's own staff would change, beside what is published: each can be left out. */
export const Proposed = ({ changes, busy, publish }: ProposedProps) => {
  const say = useSay()
  const [left, setLeft] = useState<string[]>([])
  const accepted = changes.map(({ name }) => name).filter((name) => !left.includes(name))
  const turn = (name: string) =>
    setLeft((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]))
  return (
    <section aria-label={say({ en: 'What they would change', es: 'Lo que cambiarían' })}>
      <h2>{say({ en: 'What they would change', es: 'Lo que cambiarían' })}</h2>
      <table className="proposed">
        <thead>
          <tr>
            <th scope="col">{say({ en: 'Accept', es: 'Aceptar' })}</th>
            <th scope="col">{say({ en: 'Published now', es: 'Publicado ahora' })}</th>
            <th scope="col">{say({ en: 'The clinic says', es: 'La clínica dice' })}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, label, now, after }) => (
            <tr key={name}>
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    checked={!left.includes(name)}
                    onChange={() => turn(name)}
                  />
                  {label}
                </label>
              </th>
              <td>{now}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        disabled={busy || accepted.length === 0}
        margin={false}
        onClick={onePress(() => void publish(accepted))}
      >
        {say({
          en: `Publish ${accepted.length === 1 ? '1 change' : `${accepted.length} changes`}`,
          es: `Publicar ${accepted.length === 1 ? '1 cambio' : `${accepted.length} cambios`}`,
        })}
      </Button>
    </section>
  )
}
