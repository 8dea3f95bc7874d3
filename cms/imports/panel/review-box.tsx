'use client'
import { Button } from '@payloadcms/ui'
import { inThousands } from '../../panel-kit/number.ts'
import type { InEach, Say } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import {
  type ImportProgress,
  isMissingMany,
  type Kind,
  type RowFilter,
} from '../endpoints/answers.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { StageProps } from './stage-box.tsx'
import { clinics, KIND_NAMES, willBeUndone } from './words.ts'

/** Whether every row was rejected: then clinics missing from the file mean nothing. */
const isUnusable = ({ kinds }: ImportProgress) =>
  kinds.rejected > 0 && kinds.new + kinds.changed + kinds.held + kinds.same === 0

/** Kinds to accept in bulk: never what needs a check, and no clinic that is missing. */
const PLAIN: Kind[] = ['new', 'changed']

/** Whether the file’s points are wrong as a whole, and not here and there. */
const areFarOff = ({ points }: ImportProgress) => points.far > 1 && points.far * 2 > points.all

const namesOf = (kinds: Kind[], progress: ImportProgress, say: Say) =>
  kinds
    .filter((kind) => progress.kinds[kind] > 0)
    .map((kind) => `${inThousands(progress.kinds[kind])} ${say(KIND_NAMES[kind]).toLowerCase()}`)
    .join(', ')

const Gone = ({ progress }: { progress: ImportProgress }) => {
  const say = useSay()
  return (
    <p className="imp-notice">
      {say({
        en: `The file is missing ${inThousands(progress.kinds.gone)} of the ${clinics(progress.ofSource).en} that came from “${progress.source}”, which is more than usual. If it is only part of the source, keep them listed. Look at each before you unlist it.`,
        es: `En el archivo faltan ${inThousands(progress.kinds.gone)} de las ${clinics(progress.ofSource).es} que vinieron de «${progress.source}», más de lo usual. Si es solo una parte de la fuente, siga publicándolas. Vea cada una antes de dejar de publicarla.`,
      })}
    </p>
  )
}

const listed = (names: string[], and: string) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}` : names.join()

/** Why there is nothing in the file to decide. */
const nothing = ({ rejectedFor }: ImportProgress): InEach => {
  if (rejectedFor.length === 0)
    return {
      en: 'No row could be used; see why below.',
      es: 'No se pudo usar ninguna fila; vea abajo por qué.',
    }
  const isOne = rejectedFor.length === 1
  return {
    en: `No row could be used: check the ${listed(rejectedFor, 'and')} ${isOne ? 'column' : 'columns'}.`,
    es: `No se pudo usar ninguna fila: revise ${isOne ? 'la columna' : 'las columnas'} ${listed(rejectedFor, 'y')}.`,
  }
}

const stateInWords = (progress: ImportProgress): InEach => {
  const { accepted, undecided } = progress
  if (isUnusable(progress)) return nothing(progress)
  if (accepted === 0 && undecided === 0)
    return { en: 'There is nothing left to decide.', es: 'Ya no queda nada que decidir.' }
  const start =
    accepted === 0
      ? { en: 'Nothing accepted yet', es: 'Todavía no se ha aceptado nada' }
      : { en: `${clinics(accepted).en} accepted`, es: `Aceptadas: ${clinics(accepted).es}` }
  return {
    en: `${start.en}, ${inThousands(undecided)} undecided. Nothing is written until you apply it; undecided rows change nothing.`,
    es: `${start.es}, ${inThousands(undecided)} sin decidir. No se escribe nada hasta que usted lo aplique; las filas sin decidir no cambian nada.`,
  }
}

/** What can be done with a file that has been compared. */
export const ReviewBox = ({ progress, ask, isBusy }: StageProps) => {
  const say = useSay()
  const { id, accepted, results, kinds, ofSource } = progress
  const names = namesOf(PLAIN, progress, say)
  const isStarted = results.applied + results.noted > 0
  const acceptPlain = () => {
    const which: RowFilter = { kinds: PLAIN }
    return ask(`/imports/${id}/decide`, { decision: 'accepted', which })
  }
  const move = (step: string) => ask(`/imports/${id}/move`, { step })
  return (
    <>
      <p role="status">{say(stateInWords(progress))}</p>
      {isMissingMany(kinds.gone, ofSource) && <Gone progress={progress} />}
      {areFarOff(progress) && !isStarted && (
        <div className="imp-notice">
          <p>
            {say({
              en: `${inThousands(progress.points.far)} of the ${inThousands(progress.points.all)} points in this file are far from the towns of their clinics.`,
              es: `${inThousands(progress.points.far)} de los ${inThousands(progress.points.all)} puntos de este archivo están lejos de las ciudades de sus clínicas.`,
            })}
          </p>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => ask(`/imports/${id}/leave-points`, {})}
          >
            {say({ en: 'Don’t use this file’s points', es: 'No usar los puntos de este archivo' })}
          </Button>
        </div>
      )}
      <div className="imp-actions">
        {names && (
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={acceptPlain}>
            {say({
              en: `Accept all except those needing a check (${names})`,
              es: `Aceptar todo excepto lo que hay que revisar (${names})`,
            })}
          </Button>
        )}
        {accepted > 0 && (
          <Button margin={false} disabled={isBusy} onClick={() => move('apply')}>
            {say({
              en: `Apply ${inThousands(accepted)} accepted ${accepted === 1 ? 'change' : 'changes'}`,
              es: `Aplicar ${inThousands(accepted)} ${accepted === 1 ? 'cambio aceptado' : 'cambios aceptados'}`,
            })}
          </Button>
        )}
        {accepted === 0 && (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => move(kinds.held > 0 ? 'apply' : 'finish')}
          >
            {say({ en: 'Finish without more changes', es: 'Terminar sin más cambios' })}
          </Button>
        )}
        {isStarted ? (
          <ConfirmedButton
            label={say({
              en: 'Undo what was applied',
              es: 'Deshacer lo aplicado',
            })}
            question={say(willBeUndone(progress.undoable))}
            slug="undo-import"
            isDisabled={isBusy}
            onConfirm={() => move('undo')}
          />
        ) : (
          <DiscardButton id={id} />
        )}
      </div>
    </>
  )
}
