'use client'

import { useState } from 'react'
import { askDesk, sentenceOf } from '../../../panel-kit/ask-desk.ts'
import type { LaunchItem } from '../../present/launch.ts'
import { LaunchRow } from './launch-row.tsx'
import './launch.css'

/** What to settle before the directory goes live; folded once all of it is. */
export const LaunchList = ({ given }: { given: LaunchItem[] }) => {
  const [items, setItems] = useState(given)
  const [said, setSaid] = useState('')
  const done = items.filter((item) => item.done).length
  const confirm = async (seen: string) => {
    setSaid('')
    try {
      setItems((await askDesk<{ items: LaunchItem[] }>('/launch/looked-at', { seen })).items)
    } catch (error) {
      setSaid(sentenceOf(error))
    }
  }
  return (
    <details className="launch" open={given.some((item) => !item.done)}>
      <summary>
        <h2>Before you go live</h2>
        <span>
          {done} of {items.length} settled
        </span>
      </summary>
      <ul>
        {items.map((item) => (
          <LaunchRow confirm={confirm} item={item} key={item.key} />
        ))}
      </ul>
      <p role="alert">{said}</p>
    </details>
  )
}
