'use client'

import { type InputHTMLAttributes, useId } from 'react'
import { LINE_LABELS } from '../../../contract/line-text.ts'
import { LINE_TYPES, MOST_DESCRIPTION, type PhoneLine } from '../../../contract/phone-lines.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useSay } from '../../../panel-kit/use-say.ts'
import { ChosenList } from '../chosen-list/chosen-list.tsx'

interface PartProps {
  label: string
  value: string
  onChange: (value: string) => void
  fault: string | undefined
  disabled: boolean
  input?: InputHTMLAttributes<HTMLInputElement>
}

const Part = ({ label, value, onChange, fault, disabled, input }: PartProps) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        type="text"
        {...input}
        aria-describedby={fault ? `${id}-fault` : undefined}
        aria-invalid={fault !== undefined}
        disabled={disabled}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      />
      {fault && (
        <span className="phone-lines__fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  )
}

interface PhoneLineRowProps {
  line: PhoneLine
  /** From 1. */
  order: number
  change: (part: Partial<PhoneLine>) => void
  remove: () => void
  faultOf: (part: keyof PhoneLine) => string | undefined
  /** Names of languages on offer. */
  known: readonly string[]
  confirmed: readonly string[]
  confirm: (key: string) => void
  readOnly: boolean
}

/** One line: its number, what it is for, and the languages that are spoken on it. */
export const PhoneLineRow = (props: PhoneLineRowProps) => {
  const say = useSay()
  const { line, order, change, remove, faultOf, known, confirmed, confirm, readOnly } = props
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in older browsers
    <div
      aria-label={say({ en: `Line ${order}`, es: `Línea ${order}` })}
      className="phone-lines__row"
      role="group"
    >
      <Part
        disabled={readOnly}
        fault={faultOf('number')}
        input={{ type: 'tel' }}
        label={say({ en: 'Number', es: 'Número' })}
        onChange={(number) => change({ number })}
        value={line.number}
      />
      <Part
        disabled={readOnly}
        fault={faultOf('extension')}
        input={{ inputMode: 'numeric' }}
        label={say({ en: 'Extension', es: 'Extensión' })}
        onChange={(extension) => change({ extension })}
        value={line.extension ?? ''}
      />
      <div>
        <label htmlFor={`${id}-type`}>{say({ en: 'Kind', es: 'Tipo' })}</label>
        <select
          disabled={readOnly}
          id={`${id}-type`}
          onChange={({ target }) =>
            change({ type: LINE_TYPES.find((type) => type === target.value) ?? 'voice' })
          }
          value={line.type}
        >
          {LINE_TYPES.map((type) => (
            <option key={type} value={type}>
              {say(LINE_LABELS[type])}
            </option>
          ))}
        </select>
      </div>
      <div className="phone-lines__wide">
        <label htmlFor={`${id}-languages`}>
          {say({
            en: 'Languages spoken on it (optional)',
            es: 'Idiomas en que se atiende (opcional)',
          })}
        </label>
        <ChosenList
          confirm={confirm}
          confirmed={confirmed}
          disabled={readOnly}
          inputId={`${id}-languages`}
          known={known}
          list="languages"
          onChange={(languages) => change({ languages })}
          value={line.languages}
        />
      </div>
      <div className="phone-lines__wide">
        <Part
          disabled={readOnly}
          fault={faultOf('description')}
          input={{ maxLength: MOST_DESCRIPTION }}
          label={say({
            en: 'Short note for visitors (optional)',
            es: 'Nota breve para los visitantes (opcional)',
          })}
          onChange={(description) => change({ description })}
          value={line.description ?? ''}
        />
      </div>
      {!readOnly && (
        <PlainButton
          aria-label={say({
            en: `Remove line ${order}, ${line.number}`,
            es: `Quitar la línea ${order}, ${line.number}`,
          })}
          onClick={remove}
        >
          {say({ en: 'Remove', es: 'Quitar' })}
        </PlainButton>
      )}
    </div>
  )
}
