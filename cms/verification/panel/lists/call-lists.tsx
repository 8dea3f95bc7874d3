'use client'

import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import { filterInWords } from '../../call-lists/filter-in-words.ts'
import { type Narrow, queueHref } from '../../call-lists/narrow.ts'
import type { FilterOptions } from '../../queries/filter-options.ts'
import { FilterForm } from './filter-form.tsx'
import './lists.css'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'
import type { ShownList } from '../../call-lists/shown-lists.ts'
import { ListRow } from './list-row.tsx'

interface CallListsProps {
  narrow: Narrow
  options: FilterOptions
  lists: ShownList[]
}

/** The filter of the queue, and the lists that people share. */
export const CallLists = ({ narrow, options, lists }: CallListsProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [said, setSaid] = useState('')
  const send = async (path: string, body: object, then = () => router.refresh()) => {
    setBusy(true)
    setTrouble('')
    setSaid('')
    try {
      await askEndpoint(`/verification/call-lists${path}`, body)
      then()
    } catch (error) {
      setTrouble(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  const { filter, callList } = narrow
  const own = lists.find(({ id }) => id === callList)
  const names = new Map(options.states.map(({ abbreviation, name }) => [abbreviation, name]))
  return (
    <details className="calls__lists">
      <summary>
        {say({ en: 'Whom to call:', es: 'A quién llamar:' })}{' '}
        {own && language === 'en'
          ? own.name
          : filterInWords(own?.filter ?? filter, names, language)}
      </summary>
      <FilterForm
        // Another address shows its own filter.
        key={queueHref(narrow)}
        filter={filter}
        options={options}
        busy={busy}
        save={() =>
          send('', { filter }, () => {
            setSaid(say({ en: 'Saved as a list, below.', es: 'Guardada como lista, abajo.' }))
            router.refresh()
          })
        }
      />
      {trouble && <p role="alert">{trouble}</p>}
      <p role="status">{said}</p>
      {lists.length > 0 && (
        <ul className="calls__saved">
          {lists.map((list) => {
            const open = () => window.location.assign(queueHref({ filter: {}, callList: list.id }))
            return (
              <ListRow
                key={list.id}
                list={list}
                busy={busy}
                take={(most) => send(`/${list.id}/take`, { most }, open)}
                giveBack={() => send(`/${list.id}/give-back`, {})}
                remove={() => send(`/${list.id}/remove`, {})}
              />
            )
          })}
        </ul>
      )}
    </details>
  )
}
