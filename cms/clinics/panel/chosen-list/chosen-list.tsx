'use client'

import { ReactSelect, type ReactSelectOption } from '@payloadcms/ui'
import { useState } from 'react'
import type { ListName } from '../../slips/usual-names.ts'
import { knownWriting, likelyMeant, wordSlips } from '../../slips/word-slips.ts'
import { SlipQuestion } from '../slips/slip-question.tsx'
import './chosen-list.css'
import { useSay } from '../../../panel-kit/use-say.ts'

interface ChosenListProps {
  list: ListName
  /** Of the input, for its label. */
  inputId: string
  value: readonly string[]
  onChange: (value: string[]) => void
  /** The names on offer. */
  known: readonly string[]
  confirmed: readonly string[]
  confirm: (key: string) => void
  disabled?: boolean
}

const ANOTHER = 'another'

/** Payload's own is a button that takes keyboard focus but has no name for screen readers. */
const DropdownIndicator = () => <span aria-hidden="true">▾</span>
const PARTS = { DropdownIndicator }

const optionOf = (name: string) => ({ value: name, label: name })

const holds = (name: string, typed: string) =>
  name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())

const namesOf = (chosen: ReactSelectOption | ReactSelectOption[] | null): string[] => {
  const options = Array.isArray(chosen) ? chosen : [chosen]
  return options.flatMap((option) => (typeof option?.value === 'string' ? [option.value] : []))
}

/** Chooses known names for a list, and adds others explicitly. */
export const ChosenList = (props: ChosenListProps) => {
  const say = useSay()
  const { list, inputId, value, onChange, known, confirmed, confirm, disabled = false } = props
  const [typed, setTyped] = useState('')
  const another = typed.trim()
  const isNew = another !== '' && !knownWriting(another, [...known, ...value])
  const options: ReactSelectOption[] = [
    ...known.map(optionOf),
    ...(isNew
      ? [
          {
            value: another,
            label: say({ en: `Add another: ${another}`, es: `Agregar: ${another}` }),
            kind: ANOTHER,
          },
        ]
      : []),
  ]
  const slips = wordSlips(list, value, known, say).filter(({ key }) => !confirmed.includes(key))
  const replace = (word: string, replacement: string) =>
    onChange([...new Set(value.map((each) => (each === word ? replacement : each)))])
  return (
    <div className="chosen-list">
      <ReactSelect
        components={PARTS}
        disabled={disabled}
        filterOption={({ data, label }, search) => data.kind === ANOTHER || holds(label, search)}
        inputId={inputId}
        isClearable={false}
        isMulti
        noOptionsMessage={() =>
          say({
            en: 'All of them are chosen. Type to add another.',
            es: 'Ya están todos elegidos. Escriba para agregar otro.',
          })
        }
        onChange={(chosen) => onChange(namesOf(chosen))}
        onInputChange={setTyped}
        options={options}
        placeholder={say({
          en: 'Choose, or type to find or add',
          es: 'Elija, o escriba para buscar o agregar',
        })}
        value={value.map(optionOf)}
      />
      {slips.map(({ key, question }) => {
        const word = value.find((each) => key === `word ${list} ${each}`) ?? ''
        const replacement = likelyMeant(word, known) ?? word
        return (
          <SlipQuestion
            confirm={() => confirm(key)}
            instead={{
              label: say({ en: `Use ${replacement}`, es: `Usar ${replacement}` }),
              act: () => replace(word, replacement),
            }}
            key={key}
            question={question}
            yes={say({ en: `Keep ${word}`, es: `Dejar ${word}` })}
          />
        )
      })}
    </div>
  )
}
