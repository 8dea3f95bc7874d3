'use client'

import { useId, useState } from 'react'
import { forgetTyping, type Typing, useKept } from '../../panel-kit/kept-typing.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Comment } from '../../payload-types.ts'
import type { CommentedField } from './fields-of.ts'
import { useSelectedText } from './use-selected-text.ts'

interface CommentFormProps {
  typing: Typing
  fields: CommentedField[]
  onAdd: (comment: Pick<Comment, 'text' | 'field' | 'quote'>) => Promise<boolean>
}

/** Writes a comment, about the text that was marked in the form if some was. */
export const CommentForm = ({ typing, fields, onAdd }: CommentFormProps) => {
  const say = useSay()
  const textId = useId()
  const fieldId = useId()
  const [text, setText] = useKept(typing, 'text', '')
  const [chosen, setChosen] = useState('')
  const [isSending, setSending] = useState(false)
  const { selected, forget } = useSelectedText()
  const marked = fields.some(({ name }) => name === selected?.field) ? selected : undefined
  const field = marked?.field ?? chosen

  const send = async () => {
    setSending(true)
    const isDone = await onAdd({ text: text.trim(), field, quote: marked?.quote ?? '' })
    setSending(false)
    if (!isDone) return
    setText('')
    forgetTyping(typing.about)
    setChosen('')
    forget()
  }
  const choose = (name: string) => {
    forget()
    setChosen(name)
  }

  return (
    <div className="comments__form">
      <label htmlFor={textId}>{say({ en: 'New comment', es: 'Comentario nuevo' })}</label>
      <textarea
        id={textId}
        rows={3}
        maxLength={5_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={fieldId}>{say({ en: 'About', es: 'Sobre' })}</label>
      <select id={fieldId} value={field} onChange={({ target }) => choose(target.value)}>
        <option value="">{say({ en: 'All of it', es: 'Todo' })}</option>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {marked && (
        <>
          <blockquote>{marked.quote}</blockquote>
          <PlainButton onClick={onePress(() => choose(marked.field))}>
            {say({ en: 'Leave the quote out', es: 'Quitar la cita' })}
          </PlainButton>
        </>
      )}
      <PlainButton
        isMain
        disabled={isSending || text.trim() === ''}
        onClick={onePress(() => void send())}
      >
        {say({ en: 'Comment', es: 'Comentar' })}
      </PlainButton>
    </div>
  )
}
