'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'
import type { Comment, User } from '../../payload-types.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { fieldsOf } from './fields-of.ts'
import { useComments } from './use-comments.ts'
import './comments.css'
import { labelIn } from '../../documents/fields/field-label.ts'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

const idOf = (person: Comment['writtenBy']): number | undefined =>
  typeof person === 'object' ? person?.id : person

/** What colleagues say to each other about the document, beside its form. */
export const Comments = () => {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { user } = useAuth<User>()
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { getEntityConfig } = useConfig()
  const heading = useId()
  const { comments, told, add, update, remove } = useComments(collectionSlug, id)
  if (id === undefined) return null

  const said = (label: unknown, name: string): string => labelIn(label, language) ?? name
  const fields = fieldsOf(getEntityConfig({ collectionSlug })?.fields ?? [], said)
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const item = (comment: Comment) => (
    <CommentItem
      key={comment.id}
      comment={comment}
      field={comment.field ? (labels.get(comment.field) ?? comment.field) : undefined}
      mayChange={user?.role === 'admin' || idOf(comment.writtenBy) === user?.id}
      onUpdate={(data) => update(comment.id, data)}
      onRemove={() => remove(comment.id)}
    />
  )
  const open = comments?.filter(({ resolved }) => !resolved) ?? []
  const settled = comments?.filter(({ resolved }) => resolved) ?? []

  return (
    <section className="comments" aria-labelledby={heading}>
      <h3 id={heading}>
        {say({ en: 'Comments', es: 'Comentarios' })}
        {open.length > 0 &&
          say({ en: `: ${open.length} open`, es: `: ${open.length} sin resolver` })}
      </h3>
      <p className="comments__about">
        {say({
          en: 'Only colleagues read these. Mark text in the form to quote it.',
          es: 'Solo los lee el equipo. Marque texto en el formulario para citarlo.',
        })}
      </p>
      <p role="status">{told}</p>
      {open.length > 0 && <ul>{open.map(item)}</ul>}
      {settled.length > 0 && (
        <details>
          <summary>
            {say({ en: `Resolved: ${settled.length}`, es: `Resueltos: ${settled.length}` })}
          </summary>
          <ul>{settled.map(item)}</ul>
        </details>
      )}
      {/* Not on the server, which doesn't know what was typed. */}
      {user && (comments || told) && (
        <CommentForm
          typing={{ about: `comment-${collectionSlug}-${id}`, by: user.id, after: null }}
          fields={fields}
          onAdd={add}
        />
      )}
    </section>
  )
}
