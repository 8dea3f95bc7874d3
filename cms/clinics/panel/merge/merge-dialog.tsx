'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { SIDES, type Side } from '../../endpoints/merge-answer.ts'
import './merge.css'
import { shortDay } from '../../../panel-kit/dates.ts'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage, useSay } from '../../../panel-kit/use-say.ts'
import { MergeRowChoice } from './merge-row.tsx'
import { useMerge } from './use-merge.ts'

interface MergeDialogProps {
  clinic: number
  other: number
  onClose: () => void
  /** Called with the one that stays. */
  onMerged: (stays: number) => void
}

/** Two clinics side by side, with a choice wherever they differ. */
export const MergeDialog = ({ clinic, other, onClose, onMerged }: MergeDialogProps) => {
  const say = useSay()
  const ref = useRef<HTMLDialogElement>(null)
  const title = useId()
  const { screen, stays, setStays, chosen, choose, trouble, busy, merge } = useMerge(
    clinic,
    other,
    onMerged,
  )
  useEffect(() => ref.current?.showModal(), [])
  // Outside the form, which a key pressed in here would submit.
  return createPortal(
    <dialog ref={ref} className="merge" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{say({ en: 'Are these the same clinic?', es: '¿Son la misma clínica?' })}</h2>
      {!screen && !trouble && (
        <p role="status">{say({ en: 'Comparing the two…', es: 'Comparando las dos…' })}</p>
      )}
      {screen && (
        <>
          <fieldset className="merge__choice">
            <legend>{say({ en: 'Which one stays?', es: '¿Cuál se queda?' })}</legend>
            <div className="merge__sides">
              {SIDES.map((side) => (
                <StayChoice
                  key={side}
                  {...screen.sides[side]}
                  checked={stays === side}
                  onChoose={() => setStays(side)}
                />
              ))}
            </div>
          </fieldset>
          {screen.rows.length === 0 && (
            <p>{say({ en: 'No differences.', es: 'No hay diferencias.' })}</p>
          )}
          {screen.rows.map((row) => (
            <MergeRowChoice
              key={row.name}
              row={row}
              chosen={chosen(row)}
              onChoose={(side: Side) => choose(row.name, side)}
            />
          ))}
          {SIDES.some((side) => screen.sides[side].addressIsPrivate) && (
            <p>
              {say({
                en: 'The address of one is private. It stays private, so the street and the point of the other are removed for good.',
                es: 'La dirección de una es privada. Sigue privada, así que la calle y el punto de la otra se eliminan para siempre.',
              })}
            </p>
          )}
          <p>
            {say({
              en: 'The other one is kept with its history but is not public. Its old address leads to the one that stays. Messages and submissions about it move there too. You can undo this in its form.',
              es: 'La otra se conserva con su historial pero no es pública. Su dirección anterior lleva a la que se queda. Los mensajes y solicitudes sobre ella también pasan ahí. Puede deshacerlo en su formulario.',
            })}
          </p>
        </>
      )}
      <p role="alert" className="merge__trouble">
        {trouble}
      </p>
      <div className="merge__end">
        {screen && (
          <Button disabled={busy} margin={false} onClick={() => void merge()}>
            {say({ en: 'Merge them', es: 'Combinarlas' })}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={() => ref.current?.close()}>
          {say({ en: 'Cancel', es: 'Cancelar' })}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}

interface StayChoiceProps {
  id: number
  name: string
  slug: string
  isPublished: boolean
  lastVerifiedAt: string | null
  openWith: string | null
  draftSince: string | null
  checked: boolean
  onChoose: () => void
}

const StayChoice = ({ checked, onChoose, ...side }: StayChoiceProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const verified = side.lastVerifiedAt && shortDay(side.lastVerifiedAt, language)
  return (
    <label className="merge__option">
      <input type="radio" name="merge-stays" checked={checked} onChange={onChoose} />
      <span>
        <strong>{side.name}</strong>
        <small>
          {side.isPublished
            ? say({ en: 'Published', es: 'Publicada' })
            : say({ en: 'Not listed', es: 'No publicada' })}{' '}
          ·{' '}
          {verified
            ? say({ en: `verified ${verified}`, es: `verificada el ${verified}` })
            : say({ en: 'never verified', es: 'nunca verificada' })}
        </small>
        <small>/services/{side.slug}</small>
        {side.draftSince && (
          <small>
            {say({
              en: 'It has an unpublished draft, which is kept but not compared here.',
              es: 'Tiene un borrador sin publicar, que se conserva pero no se compara aquí.',
            })}
          </small>
        )}
        {side.openWith && (
          <small>
            {say({
              en: `${side.openWith} has its form open right now.`,
              es: `${side.openWith} tiene abierto su formulario ahora mismo.`,
            })}
          </small>
        )}
      </span>
    </label>
  )
}
