'use client'
import { useId } from 'react'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Edit } from '../change.ts'

const CHOICES: { how: Edit['how']; label: InEach }[] = [
  { how: 'add', label: { en: 'Add these to the list', es: 'Agregar estos a la lista' } },
  { how: 'remove', label: { en: 'Remove these from the list', es: 'Quitar estos de la lista' } },
  { how: 'set', label: { en: 'Replace the whole list', es: 'Reemplazar toda la lista' } },
]

interface HowChoiceProps {
  how: Edit['how']
  onChoose: (how: Edit['how']) => void
}

/** What happens to a list that a document has already. */
export const HowChoice = ({ how, onChoose }: HowChoiceProps) => {
  const say = useSay()
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
          {say(choice.label)}
        </label>
      ))}
    </div>
  )
}
