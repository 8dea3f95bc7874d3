'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { EnglishBeside } from './english-beside.tsx'
import { inAll } from './in-all.ts'
import { type LocalizedText, localizedTexts, untranslated } from './localized-texts.ts'
import { NOTED } from './translatable.ts'
import './translation-status.css'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

const readInAll = async (collection: string, id: number | string): Promise<object | undefined> => {
  const response = await fetch(
    `/cms-api/${collection}/${id}?locale=all&depth=0&draft=true&trash=true`,
    {
      credentials: 'same-origin',
    },
  ).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

interface TranslationStatusProps {
  /**
   * Of texts that nobody has translated, those that visitors read in English; all, if left out.
   * @param english the texts by their names
   */
  stillEnglish?: (english: Record<string, unknown>) => string[]
}

/** Says which texts a Spanish reader would still get in English. */
export const TranslationStatus = ({ stillEnglish = Object.keys }: TranslationStatusProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { id, collectionSlug = '', lastUpdateTime } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const [texts, setTexts] = useState<LocalizedText[]>()
  const [inEnglish, setInEnglish] = useState<string[]>([])
  const [changed, setChanged] = useState<string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save
  useEffect(() => {
    if (!id) return undefined
    let stale = false
    const fields = getEntityConfig({ collectionSlug })?.fields ?? []
    void readInAll(collectionSlug, id).then((doc) => {
      if (!doc || stale) return
      const found = localizedTexts(fields, doc, language)
      const english = untranslated(found).map(({ name }) => [name, inAll(doc, name).en])
      setTexts(found)
      setInEnglish(stillEnglish(Object.fromEntries(english)))
    })
    if (NOTED.some((slug) => slug === collectionSlug))
      void askEndpoint<{ changed: string[] }>(`/translations/${collectionSlug}/${id}`).then(
        (answer) => !stale && setChanged(answer.changed),
        () => !stale && setChanged([]),
      )
    return () => {
      stale = true
    }
  }, [id, collectionSlug, code, language, lastUpdateTime, getEntityConfig])

  if (!texts) return null
  const labels = new Map(texts.map(({ name, label }) => [name, label]))
  const beside = code === 'es' && <EnglishBeside labels={labels} />
  if (!texts.some(({ english }) => english))
    return (
      <p className="translation">
        {say({
          en: 'Spanish: there is no text to translate yet.',
          es: 'Español: todavía no hay texto que traducir.',
        })}
      </p>
    )
  const missing = texts.filter(({ name }) => inEnglish.includes(name))
  const outdated = texts.filter(({ name }) => changed.includes(name))
  const confirm = async (field: string) => {
    await askEndpoint(`/translations/${collectionSlug}/${id}/still-right`, { field })
    setChanged((before) => before.filter((name) => name !== field))
  }
  if (missing.length === 0 && outdated.length === 0)
    return (
      <div className="translation">
        <p>
          {say({ en: 'Spanish: everything is translated.', es: 'Español: todo está traducido.' })}
        </p>
        {beside}
      </div>
    )
  return (
    <div className="translation">
      {missing.length > 0 && (
        <>
          <p>
            {say({
              en: 'Spanish: not translated yet, so visitors read English.',
              es: 'Español: falta traducirlo, así que los visitantes leen en inglés.',
            })}
          </p>
          <ul>
            {missing.map(({ name, label }) => (
              <li key={name}>{code === 'es' ? <a href={`#field-${name}`}>{label}</a> : label}</li>
            ))}
          </ul>
        </>
      )}
      {outdated.length > 0 && (
        <>
          <p>
            {say({
              en: 'Spanish: the English has changed since it was translated.',
              es: 'Español: el inglés ha cambiado desde que se tradujo.',
            })}
          </p>
          <ul>
            {outdated.map(({ name, label }) => (
              <li key={name}>
                {code === 'es' ? <a href={`#field-${name}`}>{label}</a> : <span>{label}</span>}{' '}
                <button type="button" onClick={onePress(() => void confirm(name))}>
                  {say({ en: 'Still right', es: 'Sigue bien' })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {code !== 'es' && (
        <a href="?locale=es">{say({ en: 'Translate into Spanish', es: 'Traducir al español' })}</a>
      )}
      {beside}
    </div>
  )
}
