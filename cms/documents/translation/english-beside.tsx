'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { Fragment, useEffect, useState } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ComparedLine, ComparedPart } from './compare-lines.ts'
import type { EnglishAnswer } from './show-english.ts'

const Part = ({ text, is }: ComparedPart) => {
  if (is === 'same') return <span>{text}</span>
  return is === 'new' ? <ins>{text}</ins> : <del>{text}</del>
}

const Line = ({ parts }: { parts: ComparedLine }) => (
  <p>
    {parts.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line may repeat
      <Fragment key={at}>
        {at > 0 && ' '}
        <Part {...part} />
      </Fragment>
    ))}
  </p>
)

interface EnglishBesideProps {
  /** What the fields are called in the form. */
  labels: ReadonlyMap<string, string>
}

/** The English of the document, beside its Spanish form, and the words that the Spanish pages use. */
export const EnglishBeside = ({ labels }: EnglishBesideProps) => {
  const say = useSay()
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [answer, setAnswer] = useState<EnglishAnswer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save
  useEffect(() => {
    let isStale = false
    // Without it, people still have the form and the list above.
    void askEndpoint<EnglishAnswer>(`/translations/${collectionSlug}/${id}/english`).then(
      (found) => !isStale && setAnswer(found),
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [id, collectionSlug, lastUpdateTime])

  if (!answer || answer.texts.length === 0) return null
  return (
    <section className="english" aria-label={say({ en: 'The English', es: 'El inglés' })}>
      <details open>
        <summary>{say({ en: 'The English', es: 'El inglés' })}</summary>
        {answer.texts.map(({ field, lines }) => (
          <div key={field}>
            <h4>{labels.get(field) ?? field}</h4>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text may repeat
              <Line key={at} parts={line} />
            ))}
          </div>
        ))}
      </details>
      {answer.terms.length > 0 && (
        <details>
          <summary>{say({ en: 'Words to use', es: 'Palabras que usar' })}</summary>
          <dl>
            {answer.terms.map(({ english, spanish, never }) => (
              <div key={english.join()}>
                <dt>{english[0]}</dt>
                <dd lang="es">{spanish.join(', ')}</dd>
                {never.length > 0 && (
                  <dd>
                    <span>{say({ en: 'never', es: 'nunca' })} </span>
                    <del lang="es">{never.join(', ')}</del>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
