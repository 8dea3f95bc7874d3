'use client'
import type { Ref } from 'react'
import type { Say } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { FieldPreview, Review } from '../endpoints/answers.ts'

const words = (values: string[], say: Say) =>
  values.length > 0 ? values.join(', ') : say({ en: 'empty', es: 'vacío' })

const FieldRow = ({ label, before, after, lost }: FieldPreview) => {
  const say = useSay()
  return (
    <li>
      <strong>{label}</strong>
      <dl>
        <dt>{say({ en: 'Before', es: 'Antes' })}</dt>
        <dd>{words(before, say)}</dd>
        <dt>{say({ en: 'After', es: 'Después' })}</dt>
        <dd>{words(after, say)}</dd>
        {lost.length > 0 && (
          <>
            <dt>{say({ en: 'Lost', es: 'Se pierde' })}</dt>
            <dd className="bulk-lost">{words(lost, say)}</dd>
          </>
        )}
      </dl>
    </li>
  )
}

interface PreviewProps {
  review: Review
  heading: Ref<HTMLHeadingElement> | undefined
}

/** The first documents before and after, and those that would be left as they are. */
export const Preview = ({ review: { preview, ids, left }, heading }: PreviewProps) => {
  const say = useSay()
  return (
    <>
      {preview.length > 0 && (
        <section
          aria-label={say({
            en: 'Before and after',
            es: 'Antes y después',
          })}
        >
          <h3 ref={heading} tabIndex={-1}>
            {preview.length < ids.length
              ? say({
                  en: `The first ${preview.length} of ${ids.length}`,
                  es: `Los primeros ${preview.length} de ${ids.length}`,
                })
              : say({ en: 'Before and after', es: 'Antes y después' })}
          </h3>
          <ol className="bulk-preview">
            {preview.map(({ id, name, fields }) => (
              <li key={id}>
                <h4>{name}</h4>
                <ul>
                  {fields.map((field) => (
                    <FieldRow key={field.label} {...field} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      )}
      {left.length > 0 && (
        <section
          aria-label={say({
            en: 'Left as they are',
            es: 'Se dejan como están',
          })}
        >
          <h3>
            {say({
              en: `${left.length} would be left as ${left.length === 1 ? 'it is' : 'they are'}`,
              es: `Se dejarían como están: ${left.length}`,
            })}
          </h3>
          <ul>
            {left.map(({ id, name, reason }) => (
              <li key={id}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
