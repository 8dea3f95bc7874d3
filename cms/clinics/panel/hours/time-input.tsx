'use client'

import { useState } from 'react'
import { useSay } from '../../../panel-kit/use-say.ts'
import { NO_TIME } from '../../form/time-of-day.ts'

interface TimeInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The time that the typed text means; null if it is not a time. */
  read: (text: string) => string | null
  faultId: string
  disabled: boolean
}

/** Takes a time as people write it, and shows how it was understood when the field is left. */
export const TimeInput = ({ label, value, onChange, read, faultId, disabled }: TimeInputProps) => {
  const say = useSay()
  const [isTyping, setTyping] = useState(false)
  const isWrong = read(value) === null && !isTyping
  return (
    <div className="hours__time">
      <input
        aria-describedby={isWrong ? faultId : undefined}
        aria-invalid={isWrong}
        aria-label={label}
        autoComplete="off"
        disabled={disabled}
        onBlur={() => {
          setTyping(false)
          const understood = read(value)
          if (understood !== null && understood !== value) onChange(understood)
        }}
        onChange={({ target }) => {
          setTyping(true)
          onChange(target.value)
        }}
        type="text"
        value={value}
      />
      {isWrong && (
        <span className="hours__fault" id={faultId}>
          {say(NO_TIME)}
        </span>
      )}
    </div>
  )
}
