'use client'
import { Link, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import type { Entry as EntryAnswer } from '../endpoints/answers.ts'
import type { Result } from '../queries/rows.ts'
import './bulk.css'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import { countsInWords } from './done.tsx'
import { WORKING } from './words.ts'

/** How often the numbers are read anew while it works. */
const EVERY_MS = 2_000

const RESULTS: Record<Result | 'waiting', InEach> = {
  changed: { en: 'Changed', es: 'Cambiado' },
  same: { en: 'Already was that way', es: 'Ya estaba así' },
  left: { en: 'Left as it is', es: 'Se dejó como está' },
  undone: { en: 'Undone', es: 'Deshecho' },
  waiting: { en: 'Not changed yet', es: 'Todavía sin cambiar' },
}

/** An entry of the log: who did what with which documents, and the button that undoes it. */
export const Entry = () => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { id } = useDocumentInfo()
  const [entry, setEntry] = useState<EntryAnswer>()
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(async () => {
    if (id !== undefined) setEntry(await askEndpoint<EntryAnswer>(`/bulk/${id}`))
  }, [id])
  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true)
      setTrouble(undefined)
      try {
        await work()
        await load()
      } catch (error) {
        setTrouble(sentenceOf(error))
      }
      setBusy(false)
    },
    [load],
  )
  useEffect(() => void attempt(async () => undefined), [attempt])
  const isWorking = isBusy || entry?.isRunning === true
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void load().catch(() => undefined), EVERY_MS)
    return () => clearInterval(timer)
  }, [isWorking, load])
  if (!entry)
    return (
      <p role={trouble ? 'alert' : 'status'}>
        {trouble ?? say({ en: 'Loading…', es: 'Cargando…' })}
      </p>
    )
  const { on, by, at, undoneBy, counts, edits, refusal, documents } = entry
  const move = (step: 'undo' | 'continue') =>
    onePress(() => void attempt(() => askEndpoint(`/bulk/${id}/${step}`, {})))
  return (
    <section className="bulk" aria-label={say({ en: 'Result', es: 'Resultado' })}>
      <p>
        {say({ en: `By ${by}`, es: `Por ${by}` })}, {momentInWords(at, language)}.
        {undoneBy && say({ en: ` Undone by ${undoneBy}.`, es: ` Lo deshizo ${undoneBy}.` })}
      </p>
      {edits.length > 0 && (
        <ul>
          {edits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p role="status">{countsInWords(counts, say)}</p>
      {trouble && (
        <p role="alert" className="bulk-alert">
          {trouble}
        </p>
      )}
      {isWorking && (
        <>
          <PlainButton isMain disabled>
            {say({ en: 'Working…', es: 'Trabajando…' })}
          </PlainButton>
          <p>{say(WORKING)}</p>
        </>
      )}
      {refusal && <p>{refusal}</p>}
      {!isWorking && !refusal && (
        <div className="bulk-end">
          {counts.waiting > 0 && (
            <PlainButton onClick={move('continue')}>
              {say({
                en: `Change the other ${counts.waiting}`,
                es: `Cambiar los otros ${counts.waiting}`,
              })}
            </PlainButton>
          )}
          {counts.changed > 0 && (
            <PlainButton isMain onClick={move('undo')}>
              {say({
                en: `Undo this for ${counts.changed}`,
                es: `Deshacer esto en ${counts.changed}`,
              })}
            </PlainButton>
          )}
        </div>
      )}
      {counts.changed > 0 && !isWorking && (
        <p>
          {say({
            en: 'An undo leaves what somebody has changed since, and names it below.',
            es: 'Al deshacer se deja lo que alguien cambió después, y se indica abajo.',
          })}
        </p>
      )}
      <ul className="bulk-documents">
        {documents.map((document) => (
          <li key={document.id}>
            <Link href={`/admin/collections/${on}/${document.id}`} prefetch={false}>
              {document.name}
            </Link>
            : {say(RESULTS[document.result ?? 'waiting'])}.
            {document.reason && ` ${document.reason}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
