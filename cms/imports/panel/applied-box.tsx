'use client'
import { inThousands } from '../../panel-kit/number.ts'
import type { InEach, Say } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ImportProgress } from '../endpoints/answers.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { StageProps } from './stage-box.tsx'
import { clinics, willBeUndone } from './words.ts'

const blocked = (count: number): InEach => ({
  en: `${inThousands(count)} can’t be undone now; see why below.`,
  es: `${inThousands(count)} no se pueden deshacer ahora; vea abajo por qué.`,
})

/** What became of the rows, in sentences. */
const sentences = (progress: ImportProgress, say: Say): string[] => {
  const { status, failure, results, undoable, touched } = progress
  const of = (count: number, en: string, es: string) =>
    count > 0
      ? [say({ en: `${clinics(count).en} ${en}.`, es: `${clinics(count).es}: ${es}.` })]
      : []
  const written = results.applied + results.undone
  return [
    ...(failure ? [failure] : []),
    ...(status === 'applied'
      ? [say({ en: `${clinics(written).en} written.`, es: `${clinics(written).es} en total.` })]
      : []),
    ...of(results.undone, 'undone', 'se deshicieron'),
    ...of(results.noted, 'marked as changed at the source', 'marcadas como cambiadas en la fuente'),
    ...of(results.kept, 'left unchanged; see why below', 'sin cambiar; vea abajo por qué'),
    ...of(results.failed, 'failed; see why below', 'con error; vea abajo por qué'),
    ...(undoable > 0
      ? [
          say({
            en: `${inThousands(undoable)} can be undone.`,
            es: `${inThousands(undoable)} se pueden deshacer.`,
          }),
        ]
      : []),
    ...(touched > 0 ? [say(blocked(touched))] : []),
  ]
}

/** The result of an import, with the button to undo it. */
export const AppliedBox = ({ progress, ask, isBusy }: StageProps) => {
  const say = useSay()
  const { id, status, results, undoable, touched, samples } = progress
  const label =
    results.undone > 0
      ? say({ en: 'Undo the rest', es: 'Deshacer el resto' })
      : say({ en: 'Undo this import', es: 'Deshacer esta importación' })
  return (
    <>
      <p role="status">{sentences(progress, say).join(' ')}</p>
      <div className="imp-actions">
        {undoable > 0 && (
          <ConfirmedButton
            label={label}
            question={[
              say(willBeUndone(undoable)),
              ...(touched > 0 ? [say(blocked(touched))] : []),
            ].join(' ')}
            slug="undo-import"
            isDisabled={isBusy}
            onConfirm={() => ask(`/imports/${id}/move`, { step: 'undo' })}
          />
        )}
        {status === 'failed' && undoable + touched === 0 && <DiscardButton id={id} />}
        {samples > 0 && (
          <ConfirmedButton
            label={say({
              en: `Remove the ${inThousands(samples)} sample clinics`,
              es: `Quitar las ${inThousands(samples)} clínicas de ejemplo`,
            })}
            question={say({
              en: 'The sample clinics and the notice about them will be removed for good.',
              es: 'Las clínicas de ejemplo y el aviso sobre ellas se eliminarán para siempre.',
            })}
            slug="remove-samples"
            isDisabled={isBusy}
            onConfirm={() => ask('/remove-samples', {})}
          />
        )}
      </div>
    </>
  )
}
