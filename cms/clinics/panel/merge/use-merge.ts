'use client'
import { useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import type { MergeRow, MergeScreen, Side } from '../../endpoints/merge-answer.ts'

/** The state of the merge dialog: the comparison, the choices, and the merge itself. */
export const useMerge = (clinic: number, other: number, onMerged: (stays: number) => void) => {
  const [screen, setScreen] = useState<MergeScreen>()
  const [stays, setStays] = useState<Side>('right')
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let stale = false
    askEndpoint<MergeScreen>(`/clinics/${clinic}/compare`, { other })
      .then((found) => {
        if (stale) return
        setScreen(found)
        setStays(found.stays)
      })
      .catch((error: unknown) => {
        if (!stale) setTrouble(sentenceOf(error))
      })
    return () => {
      stale = true
    }
  }, [clinic, other])

  const chosen = ({ name, preferred }: MergeRow): Side => choices[name] ?? preferred ?? stays

  const merge = async () => {
    if (!screen) return
    setBusy(true)
    setTrouble('')
    try {
      const done = await askEndpoint<{ stays: number }>(`/clinics/${clinic}/merge`, {
        other,
        stays,
        choices: Object.fromEntries(screen.rows.map((row) => [row.name, chosen(row)])),
        updatedAt: {
          left: screen.sides.left.updatedAt,
          right: screen.sides.right.updatedAt,
        },
      })
      onMerged(done.stays)
    } catch (error) {
      setTrouble(sentenceOf(error))
      setBusy(false)
    }
  }
  return {
    screen,
    stays,
    setStays,
    chosen,
    choose: (name: string, side: Side) => setChoices((before) => ({ ...before, [name]: side })),
    trouble,
    busy,
    merge,
  }
}
