'use client'
import { useSay } from '../../../panel-kit/use-say.ts'
import { type MergeRow, SIDES, type Side } from '../../endpoints/merge-answer.ts'

interface MergeRowChoiceProps {
  row: MergeRow
  chosen: Side
  onChoose: (side: Side) => void
}

/** A fact in which two clinics differ, with a choice between the sides. */
export const MergeRowChoice = ({ row, chosen, onChoose }: MergeRowChoiceProps) => {
  const say = useSay()
  return (
    <fieldset className="merge__choice">
      <legend>{row.label}</legend>
      <div className="merge__sides">
        {SIDES.map((side) => {
          const { en, es } = row.texts[side]
          return (
            <label key={side} className="merge__option">
              <input
                type="radio"
                name={`merge-${row.name}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              <span>
                {en ?? <em>{say({ en: 'Nothing', es: 'Nada' })}</em>}
                {es && <small lang="es">{es}</small>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
