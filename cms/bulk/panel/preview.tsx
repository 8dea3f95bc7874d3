'use client'
import type { FieldPreview, Review } from '../endpoints/answers.ts'

const words = (values: string[]) => (values.length > 0 ? values.join(', ') : 'empty')

const FieldRow = ({ label, before, after, lost }: FieldPreview) => (
  <li>
    <strong>{label}</strong>
    <dl>
      <dt>Before</dt>
      <dd>{words(before)}</dd>
      <dt>After</dt>
      <dd>{words(after)}</dd>
      {lost.length > 0 && (
        <>
          <dt>Lost</dt>
          <dd className="bulk-lost">{words(lost)}</dd>
        </>
      )}
    </dl>
  </li>
)

/** The first documents before and after, and those that would be left as they are. */
export const Preview = ({ review: { preview, ids, left } }: { review: Review }) => (
  <>
    {preview.length > 0 && (
      <section aria-label="Before and after">
        <h3>
          {preview.length < ids.length
            ? `The first ${preview.length} of ${ids.length}`
            : 'Before and after'}
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
      <section aria-label="Left as they are">
        <h3>
          {left.length} would be left as {left.length === 1 ? 'it is' : 'they are'}
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
