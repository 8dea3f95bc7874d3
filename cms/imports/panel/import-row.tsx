'use client'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { useSay } from '../../panel-kit/use-say.ts'
import { DECIDABLE, type Decision, type ReviewedRow } from '../endpoints/answers.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { Differences, NewFields, OtherClinic } from './differences.tsx'
import { choicesFor, RESULT_NAMES } from './words.ts'

interface Props {
  row: ReviewedRow
  /** Whether it can be decided now. */
  isOpen: boolean
  onDecide: (decision: Decision) => void
  /** Says which clinic the row is about; null if it is one of its own. */
  onPair: (clinicId: number | null) => void
  onUndo: () => Promise<void>
}

/** The clinic that a new row may be about. */
const pairOf = ({ clinicId, otherClinicId }: ReviewedRow) =>
  clinicId === null ? otherClinicId : null

const Choices = ({ row, onDecide, onPair }: Pick<Props, 'row' | 'onDecide' | 'onPair'>) => {
  const say = useSay()
  return (
    <fieldset className="imp-choices">
      <legend className="read-aloud">
        {say({ en: `What to do with ${row.name}`, es: `Qué hacer con ${row.name}` })}
      </legend>
      {pairOf(row) !== null && (
        <button type="button" onClick={() => onPair(pairOf(row))}>
          {say({ en: 'Update that clinic', es: 'Actualizar esa clínica' })}
        </button>
      )}
      {row.isPaired && (
        <button type="button" onClick={() => onPair(null)}>
          {say({ en: 'It is another clinic', es: 'Es otra clínica' })}
        </button>
      )}
      {choicesFor(row).map(([decision, label]) => {
        const isChosen = row.decision === decision
        return (
          <button
            key={decision}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onDecide(isChosen ? null : decision)}
          >
            {say(label)}
          </button>
        )
      })}
    </fieldset>
  )
}

const Name = ({ row: { name, clinicId, kind, result } }: Pick<Props, 'row'>) => {
  const say = useSay()
  const isGone = kind === 'new' && result === 'undone'
  if (clinicId === null || isGone) return <>{name || say({ en: 'No name', es: 'Sin nombre' })}</>
  // Without a new tab, the list’s filter and page would be lost.
  return (
    <ClinicLink id={clinicId} newTab>
      {name}
    </ClinicLink>
  )
}

const Details = ({ row }: Pick<Props, 'row'>) => {
  if (row.kind === 'gone' || row.differences.length === 0) return null
  const isNew = row.kind === 'new' || (row.kind === 'held' && row.clinicId === null)
  return isNew ? (
    <NewFields differences={row.differences} />
  ) : (
    <Differences differences={row.differences} />
  )
}

/** One row of the file, or one clinic missing from it. */
export const ImportRow = ({ row, isOpen, onDecide, onPair, onUndo }: Props) => {
  const say = useSay()
  const { city, state, line, doubt, otherClinicId, notes, result, reason, blocked } = row
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <li className="imp-row">
      <div className="imp-row-head">
        <h2>
          <Name row={row} />
        </h2>
        <span className="imp-quiet">
          {place}
          {line !== null && say({ en: ` · line ${line}`, es: ` · línea ${line}` })}
        </span>
        {result && (
          <span className={`imp-result imp-result--${result}`}>{say(RESULT_NAMES[result])}</span>
        )}
      </div>
      {doubt && (
        <p className="imp-held">
          {doubt} <OtherClinic id={otherClinicId} />
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="imp-quiet">
          {note}
        </p>
      ))}
      {reason && <p className="imp-held">{reason}</p>}
      {blocked && <p className="imp-held">{blocked}</p>}
      <Details row={row} />
      {isOpen && !result && DECIDABLE.includes(row.kind) && (
        <Choices row={row} onDecide={onDecide} onPair={onPair} />
      )}
      {row.canUndo && (
        <ConfirmedButton
          label={say({ en: `Undo ${row.name}`, es: `Deshacer ${row.name}` })}
          shown={say({ en: 'Undo', es: 'Deshacer' })}
          question={
            row.kind === 'new'
              ? say({ en: 'It is new, and will be deleted.', es: 'Es nueva y se eliminará.' })
              : say({ en: 'It will be restored.', es: 'Se restaurará.' })
          }
          slug={`undo-row-${row.id}`}
          isDisabled={false}
          onConfirm={onUndo}
        />
      )}
    </li>
  )
}
