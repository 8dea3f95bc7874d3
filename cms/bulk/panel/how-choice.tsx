'use client'
import { useId } from 'react'
import type { Edit } from '../change.ts'

const CHOICES: { how: Edit['how']; label: string }[] = [
  { how: 'add', label: 'Add these to the list' },
  { how: 'remove', label: 'Remove these from the list' },
  { how: 'set', label: 'Replace the whole list' },
]

interface HowChoiceProps {
  how: Edit['how']
  onChoose: (how: Edit['how']) => void
}

/** What happens to a list that a document has already. */
export const HowChoice = ({ how, onChoose }: HowChoiceProps) => {
  const name = useId()
  return (
    <div className="bulk-how">
      {CHOICES.map((choice) => (
        <label key={choice.how} className="bulk-check">
          <input
            type="radio"
            name={name}
            checked={how === choice.how}
            onChange={() => onChoose(choice.how)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
