'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { useDialogContent } from '../../panel-kit/use-dialog-content.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { isRecord } from '../rich-text-node.ts'

const TAKEN_OVER = 'document-take-over'
const TAKEN_OVER_ONLY = { [TAKEN_OVER]: '.document-take-over__content' }
const LOCKED = { 'document-locked': '.document-locked__content' }

interface Story {
  /** Whether the form keeps in its tab what is typed and not saved. */
  isKept?: boolean
}

/** What the dialog of somebody who would take over, or was taken over, leaves out. */
const Sentences = ({ isKept, name }: Story & { name: string | null }) => {
  const say = useSay()
  if (name === null)
    return say({
      en: 'What they have typed and not saved is kept in their tab.',
      es: 'Lo que haya escrito sin guardar se conserva en su pestaña.',
    })
  return (
    <>
      <strong>{name}</strong> {say({ en: 'took it over.', es: 'tomó el control.' })}{' '}
      {isKept &&
        say({
          en: 'What you have typed and not saved is kept in this tab. Once they are done, reload the page and choose “Bring it back”.',
          es: 'Lo que escribió sin guardar se conserva en esta pestaña. Cuando esa persona termine, recargue la página y elija «Recuperarlo».',
        })}
    </>
  )
}

/**
 * Payload's dialogs about a form that somebody else types in don't say who took it over, nor what becomes
 * of what was typed.
 *
 * Upstream: none found.
 * No longer needed: once Payload's dialog names who took over; what is kept is ours to say.
 */
export const LockStory = ({ isKept = false }: Story) => {
  const { currentEditor } = useDocumentInfo()
  const dialog = useDialogContent(isKept ? { ...TAKEN_OVER_ONLY, ...LOCKED } : TAKEN_OVER_ONLY)
  if (!dialog) return null
  // Their name stands where Payload looks for an address (own-locks).
  const editor: unknown = currentEditor
  const name = isRecord(editor) && typeof editor.email === 'string' ? editor.email : null
  if (dialog.open === TAKEN_OVER && name === null) return null
  return createPortal(
    <p className="lock-story">
      <Sentences isKept={isKept} name={dialog.open === TAKEN_OVER ? name : null} />
    </p>,
    dialog.content,
  )
}
