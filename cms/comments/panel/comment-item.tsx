'use client'

import { useId, useState } from 'react'
import { momentInWords } from '../../panel-kit/moment.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { nameOf } from '../../panel-kit/person-name.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
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

const whoOf = (person: Comment['writtenBy']): string =>
  typeof person === 'object' && person ? nameOf(person) : 'Somebody'

/** One comment: who wrote it when, what it is about, and what can be done with it. */
export const CommentItem = (props: CommentItemProps) => {
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
        <strong>{whoOf(writtenBy)}</strong>{' '}
        <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
      </p>
      {field && <p className="comments__about">About “{field}”</p>}
      {quote && <blockquote>{quote}</blockquote>}
      {edited === undefined ? (
        <p className="comments__text">{comment.text}</p>
      ) : (
        <>
          <label htmlFor={label}>Your comment</label>
          <textarea
            id={label}
            rows={3}
            maxLength={5_000}
            value={edited}
            onChange={({ target }) => setEdited(target.value)}
          />
        </>
      )}
      {resolved && resolvedBy && <p className="comments__about">Resolved by {whoOf(resolvedBy)}</p>}
      <p className="comments__buttons">
        {edited === undefined && !isRemoving && (
          <>
            {button(resolved ? 'Reopen' : 'Resolve', () => void onUpdate({ resolved: !resolved }))}
            {mayChange && button('Edit', () => setEdited(comment.text))}
            {mayChange && button('Delete', () => setRemoving(true))}
          </>
        )}
        {edited !== undefined && (
          <>
            {edited.trim() && button('Save comment', () => void save(edited))}
            {button('Cancel', () => setEdited(undefined))}
          </>
        )}
        {isRemoving && (
          <>
            {button('Delete for good', () => void onRemove())}
            {button('Keep it', () => setRemoving(false))}
          </>
        )}
      </p>
    </li>
  )
}
