'use client'
import type { ReactNode } from 'react'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { longDay } from '../../panel-kit/dates.ts'
import { type Say, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { PairClinic, PairScreen } from '../endpoints/answers.ts'
import { placeOf, sourceOf } from './words.ts'

interface Fact {
  name: string
  label: string
  /** Null where a clinic says nothing. */
  left: string | null
  right: string | null
  differs: boolean
}

const same = (name: string, label: string, text: string | null): Fact => ({
  name,
  label,
  left: text,
  right: text,
  differs: false,
})

/** Name, address and number in any case, and whatever else differs. */
const factsOf = ({ pair: { one }, screen }: PairScreen, say: Say): Fact[] => {
  const differing = (screen?.rows ?? []).map(({ name, label, texts }) => ({
    name,
    label,
    left: texts.left.en ?? texts.left.es,
    right: texts.right.en ?? texts.right.es,
    differs: true,
  }))
  const always = [
    same('name', say({ en: 'Name', es: 'Nombre' }), one.name),
    same('address', say({ en: 'Address', es: 'Dirección' }), placeOf(one)),
    same('phone', say({ en: 'Phone', es: 'Teléfono' }), one.phone),
  ].map((fact) => differing.find(({ name }) => name === fact.name) ?? fact)
  const shown = new Set(always.map(({ name }) => name))
  return [...always, ...differing.filter(({ name }) => !shown.has(name))]
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td>
    <span className="dup-whose">{label}</span>
    {children}
  </td>
)

/** Both clinics side by side; what differs says so. */
export const Facts = ({ shown }: { shown: PairScreen }) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { pair, screen } = shown
  const row = (label: string, of: (clinic: PairClinic, side: 'left' | 'right') => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      <Cell label={say({ en: 'First', es: 'Primera' })}>{of(pair.one, 'left')}</Cell>
      <Cell label={say({ en: 'Second', es: 'Segunda' })}>{of(pair.two, 'right')}</Cell>
    </tr>
  )
  return (
    <table className="dup-facts">
      <caption className="read-aloud">
        {say({ en: 'Both clinics side by side', es: 'Las dos clínicas lado a lado' })}
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say({ en: 'First', es: 'Primera' })}</th>
          <th scope="col">{say({ en: 'Second', es: 'Segunda' })}</th>
        </tr>
      </thead>
      <tbody>
        {row(say({ en: 'Form', es: 'Formulario' }), ({ id, name }) => (
          <ClinicLink id={id} newTab>
            {name}
          </ClinicLink>
        ))}
        {row(say({ en: 'Status', es: 'Situación' }), ({ isPublished }) =>
          isPublished
            ? say({ en: 'Published', es: 'Publicada' })
            : say({ en: 'Not listed', es: 'No publicada' }),
        )}
        {row(say({ en: 'Source', es: 'Fuente' }), (clinic) => say(sourceOf(clinic)))}
        {row(say({ en: 'Verified', es: 'Verificada' }), (_, side) => {
          const at = screen?.sides[side].lastVerifiedAt
          return at ? longDay(at, language) : say({ en: 'Never', es: 'Nunca' })
        })}
        {factsOf(shown, say).map(({ name, label, left, right, differs }) => (
          <tr key={name} data-differs={differs}>
            <th scope="row">
              {label}
              {differs && (
                <span className="dup-differs">{say({ en: 'Differs', es: 'Difiere' })}</span>
              )}
            </th>
            <Cell label={say({ en: 'First', es: 'Primera' })}>
              {left ?? <em>{say({ en: 'Nothing', es: 'Nada' })}</em>}
            </Cell>
            <Cell label={say({ en: 'Second', es: 'Segunda' })}>
              {right ?? <em>{say({ en: 'Nothing', es: 'Nada' })}</em>}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
