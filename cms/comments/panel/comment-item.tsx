'use client'

import { useId, useState } from 'react'
import { momentInWords } from '../../panel-kit/moment.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { nameIn } from '../../panel-kit/person-name.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { type Say, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { Comment } from '../../payload-types.ts'

interface CommentItemProps {
  comment: Comment
  /** What the form calls the field that it is about. */
  field: string | undefined
  /** Whether it is the reader's own, or the reader is an admin. */
  mayChange: boolean
  onUpdate: (data: Partial<Pick<Comment, 'text' | 'resolved'>>) => Promise<boolean>
  onRemove: () => Promise<boolean>
}

const whoOf = (person: Comment['writtenBy'], say: Say): string =>
  nameIn(person) ?? say({ en: 'Somebody', es: 'Alguien' })

/** One comment: who wrote it when, what it is about, and what can be done with it. */
export const CommentItem = (props: CommentItemProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { comment, field, mayChange, onUpdate, onRemove } = props
  const { createdAt, quote, resolved, resolvedBy, writtenBy } = comment
  const label = useId()
  const [edited, setEdited] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const button = (words: string, act: () => void) => (
    <PlainButton onClick={onePress(act)}>{words}</PlainButton>
  )
  const save = async (text: string) => {
    if (await onUpdate({ text: text.trim() })) setEdited(undefined)
  }

  return (
    <li className="comments__item">
      <p className="comments__head">
        <strong>{whoOf(writtenBy, say)}</strong>{' '}
        <time dateTime={createdAt}>{momentInWords(createdAt, language)}</time>
      </p>
      {field && (
        <p className="comments__about">{say({ en: `About “${field}”`, es: `Sobre «${field}»` })}</p>
      )}
      {quote && <blockquote>{quote}</blockquote>}
      {edited === undefined ? (
        <p className="comments__text">{comment.text}</p>
      ) : (
        <>
          <label htmlFor={label}>{say({ en: 'Your comment', es: 'Su comentario' })}</label>
          <textarea
            id={label}
            rows={3}
            maxLength={5_000}
            value={edited}
            onChange={({ target }) => setEdited(target.value)}
          />
        </>
      )}
      {resolved && resolvedBy && (
        <p className="comments__about">
          {say({ en: 'Resolved by', es: 'Resuelto por' })} {whoOf(resolvedBy, say)}
        </p>
      )}
      <p className="comments__buttons">
        {edited === undefined && !isRemoving && (
          <>
            {button(
              resolved
                ? say({ en: 'Reopen', es: 'Reabrir' })
                : say({ en: 'Resolve', es: 'Resolver' }),
              () => void onUpdate({ resolved: !resolved }),
            )}
            {mayChange && button(say({ en: 'Edit', es: 'Editar' }), () => setEdited(comment.text))}
            {mayChange && button(say({ en: 'Delete', es: 'Eliminar' }), () => setRemoving(true))}
          </>
        )}
        {edited !== undefined && (
          <>
            {edited.trim() &&
              button(
                say({ en: 'Save comment', es: 'Guardar comentario' }),
                () => void save(edited),
              )}
            {button(say({ en: 'Cancel', es: 'Cancelar' }), () => setEdited(undefined))}
          </>
        )}
        {isRemoving && (
          <>
            {button(
              say({ en: 'Delete for good', es: 'Eliminar para siempre' }),
              () => void onRemove(),
            )}
            {button(say({ en: 'Keep it', es: 'Conservarlo' }), () => setRemoving(false))}
          </>
        )}
      </p>
    </li>
  )
}
