'use client'
import { createPortal } from 'react-dom'
import { momentInWords } from '../../panel-kit/moment.ts'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { useDialogContent } from '../../panel-kit/use-dialog-content.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { Restoring } from '../restoring.ts'

const DIALOG = { 'restore-version': '#restore-version .confirmation-modal__content' }

const AT_ONCE: InEach = {
  en: 'Visitors see it at once, unless you chose “Restore as draft”.',
  es: 'Los visitantes lo ven enseguida, a menos que haya elegido «Restaurar como borrador».',
}
const BESIDE: InEach = {
  en: 'That version was a draft and will be one again: visitors keep what is published now.',
  es: 'Esa versión era un borrador y volverá a serlo: los visitantes siguen viendo lo que está publicado.',
}
const STILL_A_DRAFT: InEach = {
  en: 'That version was a draft. Visitors won’t see it until somebody publishes it.',
  es: 'Esa versión era un borrador. Los visitantes no lo verán hasta que alguien lo publique.',
}

/** In Payload's dialog: what restoring does for visitors, and to a draft that waits. */
export const RestoreStory = ({ isPublic, isPublished, waiting }: Restoring) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const dialog = useDialogContent(DIALOG)
  if (!dialog) return null
  const at = waiting && momentInWords(waiting.at, language)
  return createPortal(
    <>
      <p>{say(isPublished ? AT_ONCE : isPublic ? BESIDE : STILL_A_DRAFT)}</p>
      {waiting && (
        <p>
          {say({
            en: `It replaces the draft that waits (${waiting.who}, ${at}), which stays among the versions.`,
            es: `Reemplaza el borrador que espera (${waiting.who}, ${at}), que se queda entre las versiones.`,
          })}
        </p>
      )}
    </>,
    dialog.content,
  )
}
