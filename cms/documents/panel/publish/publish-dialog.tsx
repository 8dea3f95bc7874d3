'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '../../../contract/constants.ts'
import { onePress } from '../../../panel-kit/one-press.ts'
import type { UnpublishedChanges } from '../../publishing/unpublished-answer.ts'
import { changesByPerson } from './changes-by-person.ts'
import type { Only } from './publish-button.tsx'
import './publish-dialog.css'
import { useSay } from '../../../panel-kit/use-say.ts'

interface PublishDialogProps extends UnpublishedChanges {
  locale: Locale
  language: string
  onPublish: (only: Only) => void
  onClose: () => void
}

/** Shows whose changes are not published yet, field by field, and asks which of them to publish. */
export const PublishDialog = (props: PublishDialogProps) => {
  const say = useSay()
  const { changes, isPublic, locale, language, onPublish, onClose } = props
  const ref = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => ref.current?.showModal(), [])
  const hasOthers = changes.some(({ isMine }) => !isMine)
  const othersHere = changes.some((change) => change.locale === locale && !change.isMine)
  const choice = (label: string, only: Only, isMain = false) => (
    <Button
      margin={false}
      buttonStyle={isMain ? 'primary' : 'secondary'}
      onClick={onePress(() => onPublish(only))}
    >
      {label}
    </Button>
  )
  // Outside the form, which a key pressed in here would submit.
  return createPortal(
    <dialog ref={ref} className="publish-dialog" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>
        {say({ en: 'Which changes do you want to publish?', es: '¿Qué cambios quiere publicar?' })}
      </h2>
      <p>
        {isPublic
          ? say({
              en: 'These changes are saved as a draft, and visitors don’t see them yet:',
              es: 'Estos cambios están guardados como borrador y los visitantes todavía no los ven:',
            })
          : say({
              en: 'Visitors see nothing of this yet. The draft has:',
              es: 'Los visitantes todavía no ven nada de esto. El borrador tiene:',
            })}
      </p>
      <dl className="publish-dialog__changes">
        {changesByPerson(changes, say).map(({ who, fields }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{fields.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p>
        {say({
          en: 'What you don’t publish stays in the draft. What you have just typed counts as yours.',
          es: 'Lo que no publique se queda en el borrador. Lo que acaba de escribir cuenta como suyo.',
        })}
      </p>
      <div className="publish-dialog__choices">
        {hasOthers &&
          isPublic &&
          choice(
            say({ en: 'Publish only my changes', es: 'Publicar solo mis cambios' }),
            'mine',
            true,
          )}
        {choice(
          othersHere
            ? say({
                en: `Publish only the ${language} text, including others’`,
                es: `Publicar solo el texto en ${language.toLowerCase()}, también el de otras personas`,
              })
            : say({
                en: `Publish only the ${language} text`,
                es: `Publicar solo el texto en ${language.toLowerCase()}`,
              }),
          'language',
        )}
        {choice(say({ en: 'Publish everything', es: 'Publicar todo' }), null)}
        <Button buttonStyle="secondary" margin={false} onClick={() => ref.current?.close()}>
          {say({ en: 'Cancel', es: 'Cancelar' })}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
