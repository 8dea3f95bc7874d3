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

interface PublishDialogProps extends UnpublishedChanges {
  locale: Locale
  language: string
  onPublish: (only: Only) => void
  onClose: () => void
}

/** Shows whose changes are not published yet, field by field, and asks which of them to publish. */
export const PublishDialog = (props: PublishDialogProps) => {
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
      <h2 id={title}>Which changes do you want to publish?</h2>
      <p>
        {isPublic
          ? 'These changes are saved as a draft, and visitors don’t see them yet:'
          : 'Visitors see nothing of this yet. The draft has:'}
      </p>
      <dl className="publish-dialog__changes">
        {changesByPerson(changes).map(({ who, fields }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{fields.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p>What you don’t publish stays in the draft. What you have just typed counts as yours.</p>
      <div className="publish-dialog__choices">
        {hasOthers && isPublic && choice('Publish only my changes', 'mine', true)}
        {choice(
          othersHere
            ? `Publish only the ${language} text, including others’`
            : `Publish only the ${language} text`,
          'language',
        )}
        {choice('Publish everything', null)}
        <Button buttonStyle="secondary" margin={false} onClick={() => ref.current?.close()}>
          Cancel
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
