'use client'
import type { ReactNode } from 'react'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { longDay } from '../../panel-kit/dates.ts'
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
const factsOf = ({ pair: { one }, screen }: PairScreen): Fact[] => {
  const differing = (screen?.rows ?? []).map(({ name, label, texts }) => ({
    name,
    label,
    left: texts.left.en ?? texts.left.es,
    right: texts.right.en ?? texts.right.es,
    differs: true,
  }))
  const always = [
    same('name', 'Name', one.name),
    same('address', 'Address', placeOf(one)),
    same('phone', 'Phone', one.phone),
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
  const { pair, screen } = shown
  const row = (label: string, of: (clinic: PairClinic, side: 'left' | 'right') => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      <Cell label="First">{of(pair.one, 'left')}</Cell>
      <Cell label="Second">{of(pair.two, 'right')}</Cell>
    </tr>
  )
  return (
    <table className="dup-facts">
      <caption className="read-aloud">Both clinics side by side</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">First</th>
          <th scope="col">Second</th>
        </tr>
      </thead>
      <tbody>
        {row('Form', ({ id, name }) => (
          <ClinicLink id={id} newTab>
            {name}
          </ClinicLink>
        ))}
        {row('Status', ({ isPublished }) => (isPublished ? 'Published' : 'Not listed'))}
        {row('Source', sourceOf)}
        {row('Verified', (_, side) => {
          const at = screen?.sides[side].lastVerifiedAt
          return at ? longDay(at) : 'Never'
        })}
        {factsOf(shown).map(({ name, label, left, right, differs }) => (
          <tr key={name} data-differs={differs}>
            <th scope="row">
              {label}
              {differs && <span className="dup-differs">Differs</span>}
            </th>
            <Cell label="First">{left ?? <em>Nothing</em>}</Cell>
            <Cell label="Second">{right ?? <em>Nothing</em>}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
