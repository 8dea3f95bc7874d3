'use client'

import { useEffect, useState } from 'react'

/** What somebody has marked in the form, and the field it is in. */
export interface Selected {
  field: string
  quote: string
}

const MOST_LETTERS = 300

/** Long texts have no id of their own, but their label names it. */
const idAround = (element: Element | null | undefined): string | undefined =>
  element?.closest('[id^="field-"]')?.id ??
  element?.closest('.rich-text-lexical')?.querySelector<HTMLLabelElement>('label[for^="field-"]')
    ?.htmlFor

/** 'field-phones__0__number' is in the field 'phones'. */
const fieldAround = (element: Element | null | undefined): string | undefined =>
  idAround(element)?.slice('field-'.length).split('__')[0]

const selected = (): Selected | undefined => {
  const active = document.activeElement
  const isInput = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
  const selection = document.getSelection()
  const text = isInput
    ? active.value.slice(active.selectionStart ?? 0, active.selectionEnd ?? 0)
    : String(selection ?? '')
  const field = fieldAround(isInput ? active : selection?.anchorNode?.parentElement)
  const quote = text.trim().slice(0, MOST_LETTERS)
  return field && quote ? { field, quote } : undefined
}

/** The text that was marked last in a field of the form, also once something else has the focus. */
export const useSelectedText = () => {
  const [last, setLast] = useState<Selected>()
  useEffect(() => {
    const look = () => setLast((before) => selected() ?? before)
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  return { selected: last, forget: () => setLast(undefined) }
}
