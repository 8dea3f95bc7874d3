'use client'

import { type ReactNode, useId } from 'react'
import type { PhoneLine } from '../../../contract/phone-lines.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useKnownNames } from '../chosen-list/use-known-names.ts'
import { PhoneLineRow } from './phone-line-row.tsx'
import './phone-lines.css'
import { useSay } from '../../../panel-kit/use-say.ts'

/** What is wrong with a part of a line. */
export type LineFault = (at: number, part: keyof PhoneLine) => string | undefined

interface PhoneLinesFieldProps {
  label: string
  hint?: ReactNode
  value: readonly PhoneLine[]
  add: (line: PhoneLine) => void
  change: (at: number, part: Partial<PhoneLine>) => void
  remove: (at: number) => void
  faultOf: LineFault
  /** Keys of questions that somebody has answered. */
  confirmed: readonly string[]
  confirm: (key: string) => void
  readOnly?: boolean
}

const NEW: PhoneLine = {
  number: '',
  extension: null,
  type: 'voice',
  languages: [],
  description: null,
}

/** A clinic's further lines, one row each. */
export const PhoneLinesField = (props: PhoneLinesFieldProps) => {
  const say = useSay()
  const { label, hint, value, add, change, remove, faultOf, readOnly = false, ...questions } = props
  const id = useId()
  const known = [...new Set(['English', 'Spanish', ...useKnownNames('languages', 'en')])]
  return (
    <fieldset className="phone-lines" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p className="phone-lines__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {value.map((line, at) => (
        <PhoneLineRow
          {...questions}
          change={(part) => change(at, part)}
          faultOf={(part) => faultOf(at, part)}
          // Rows have no ids, and no state besides their props.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          known={known}
          line={line}
          order={at + 1}
          readOnly={readOnly}
          remove={() => remove(at)}
        />
      ))}
      {!readOnly && (
        <div className="phone-lines__add">
          <PlainButton onClick={() => add(NEW)}>
            {say({ en: 'Add a line', es: 'Agregar una línea' })}
          </PlainButton>
          <PlainButton onClick={() => add({ ...NEW, languages: ['Spanish'] })}>
            {say({ en: 'Add a line in Spanish', es: 'Agregar una línea en español' })}
          </PlainButton>
        </div>
      )}
    </fieldset>
  )
}
