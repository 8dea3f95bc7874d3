'use client'

import type { InputHTMLAttributes } from 'react'
import { HoursField, isListName, PhoneLinesField } from '../../clinics/panel/index.ts'
import { factLabel } from '../../contract/clinic-facts.ts'
import type { OpenTime } from '../../contract/open-time.ts'
import type { PhoneLine } from '../../contract/phone-lines.ts'
import type { FieldFault } from '../../panel-kit/ask-endpoint.ts'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { FactValue } from '../present/fact-values.ts'
import type { FACTS, FactName } from '../present/facts.ts'
import { ChosenFact } from './chosen-fact.tsx'
import { TextField } from './text-field.tsx'

interface FactFieldProps {
  fact: (typeof FACTS)[number]
  value: FactValue
  onChange: (value: FactValue) => void
  faults: FieldFault[]
  /** Keys of answered questions about possible slips. */
  confirmed: readonly string[]
  confirm: (key: string) => void
  /** The hours in words, for the weekly hours. */
  words: string
  setWords: (words: string) => void
}

/** The keyboard that a phone shows. */
const KEYBOARDS: Partial<Record<FactName, InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: 'tel' },
  phoneExtension: { inputMode: 'numeric' },
  zipCode: { inputMode: 'numeric' },
  website: { inputMode: 'url' },
}
const CHOICES = [
  ['yes', { en: 'Yes', es: 'Sí' }],
  ['no', { en: 'No', es: 'No' }],
  [null, { en: 'Unknown', es: 'No se sabe' }],
] as const

const Choice = ({ fact, value, onChange }: FactFieldProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  return (
    <fieldset className="calls__field calls__segments">
      <legend>{factLabel(fact.name, language)}</legend>
      {CHOICES.map(([choice, label]) => (
        <label key={label.en}>
          <input
            checked={value === choice}
            name={fact.name}
            onChange={() => onChange(choice)}
            type="radio"
          />
          <span>{say(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const Tick = ({ fact, value, onChange }: FactFieldProps) => {
  const language = usePanelLanguage()
  return (
    <label className="calls__tick">
      <input
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      <span>{factLabel(fact.name, language)}</span>
    </label>
  )
}

const lines = (text: string) => text.split('\n')

type Item = string | OpenTime | PhoneLine

const isText = (item: Item): item is string => typeof item === 'string'
const isLine = (item: Item): item is PhoneLine => !isText(item) && 'number' in item
const isTime = (item: Item): item is OpenTime => !isText(item) && 'opens' in item

/** The field that a fact is corrected in. */
export const FactField = (props: FactFieldProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { fact, value, onChange, faults, confirmed, confirm, words, setWords } = props
  const { name, kind } = fact
  const label = factLabel(name, language)
  if (kind === 'yesNo') return <Choice {...props} />
  if (kind === 'flag') return <Tick {...props} />
  const items = Array.isArray(value) ? value : []
  const texts = items.filter(isText)
  if (kind === 'hours') {
    const times = items.filter(isTime)
    return (
      <HoursField
        add={(added) => onChange([...times, ...added])}
        beside={{ words, setWords, setTimes: onChange }}
        change={(at, part) =>
          onChange(times.map((time, index) => (index === at ? { ...time, ...part } : time)))
        }
        confirm={confirm}
        confirmed={confirmed}
        label={label}
        remove={(at) => onChange(times.filter((_, index) => index !== at))}
        value={times}
      />
    )
  }
  if (kind === 'phones') {
    const all = items.filter(isLine)
    return (
      <PhoneLinesField
        add={(line) => onChange([...all, line])}
        change={(at, part) =>
          onChange(all.map((line, index) => (index === at ? { ...line, ...part } : line)))
        }
        confirm={confirm}
        confirmed={confirmed}
        faultOf={(at, part) => faults.find(({ path }) => path === `${name}.${at}.${part}`)?.message}
        label={label}
        remove={(at) => onChange(all.filter((_, index) => index !== at))}
        value={all}
      />
    )
  }
  if (isListName(name))
    return (
      <ChosenFact
        confirm={confirm}
        confirmed={confirmed}
        faults={faults}
        label={label}
        list={name}
        onChange={onChange}
        value={texts}
      />
    )
  const shared = { name, label, faults }
  if (kind === 'list')
    return (
      <TextField
        {...shared}
        hint={say({ en: 'One per line.', es: 'Uno por línea.' })}
        onChange={(text) => onChange(lines(text))}
        rows={Math.min(8, texts.length + 1)}
        value={texts.join('\n')}
      />
    )
  return (
    <TextField
      {...shared}
      {...(kind === 'paragraph' && { rows: 2 })}
      {...(KEYBOARDS[name] && { input: KEYBOARDS[name] })}
      onChange={onChange}
      value={typeof value === 'string' ? value : ''}
    />
  )
}
