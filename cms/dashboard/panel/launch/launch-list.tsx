'use client'

import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import type { LaunchItem } from '../../present/launch.ts'
import { LaunchRow } from './launch-row.tsx'
import './launch.css'
import { useSay } from '../../../panel-kit/use-say.ts'

/** What to settle before the directory goes live; collapsed once everything is settled. */
export const LaunchList = ({ given: initial }: { given: LaunchItem[] }) => {
  const say = useSay()
  const [items, setItems] = useState(initial)
  const [notice, setNotice] = useState('')
  const done = items.filter((item) => item.done).length
  const settle = async (path: string, input: object) => {
    setNotice('')
    try {
      setItems((await askEndpoint<{ items: LaunchItem[] }>(path, input)).items)
    } catch (error) {
      setNotice(sentenceOf(error))
    }
  }
  return (
    <details className="launch" open={initial.some((item) => !item.done)}>
      <summary>
        <h2>{say({ en: 'Before you go live', es: 'Antes de abrir al público' })}</h2>
        <span>
          {say({
            en: `${done} of ${items.length} settled`,
            es: `${done} de ${items.length} resueltos`,
          })}
        </span>
      </summary>
      <ul>
        {items.map((item) => (
          <LaunchRow settle={settle} item={item} key={item.key} />
        ))}
      </ul>
      <p role="alert">{notice}</p>
    </details>
  )
}
