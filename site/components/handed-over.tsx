import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import {
  caretOf,
  goOnIn,
  handOver,
  isChanged,
  isTypedField,
  type TypedField,
} from '../lib/typed-fields.ts'

declare global {
  interface Document {
    /** The fields that the page came with; see the script in every document. */
    fields?: TypedField[]
  }
}

/** Events with which somebody may begin to leave a page. */
const LEAVING = ['click', 'submit', 'popstate']

/**
 * While the code of the next page is on its way, the last page is still there, and people type in
 * it. What they type goes along to the fields of the next page that ask the same.
 */
export const HandedOver = (): null => {
  const { key } = useLocation()
  const isLeaving = useNavigation().state === 'loading'
  /** The fields that were used since somebody may have left, the last one at the end, with its caret. */
  const used = useRef(new Map<TypedField, number | null>())
  const goOn = useRef<() => void>(undefined)
  const mayLeave = useEffectEvent(() => {
    if (!isLeaving) used.current.clear()
  })
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!isTypedField(target)) return
      used.current.delete(target)
      used.current.set(target, caretOf(target))
    }
    // React tells that a navigation has begun when it has time; somebody may type before.
    const onPress = () => mayLeave()
    addEventListener('input', note)
    for (const kind of LEAVING) addEventListener(kind, onPress, { capture: true })
    return () => {
      removeEventListener('input', note)
      for (const kind of LEAVING) removeEventListener(kind, onPress, { capture: true })
    }
  }, [])
  useEffect(() => {
    // If the page was changed meanwhile, as by a browser that translates it, React rendered it anew.
    for (const field of document.fields ?? []) if (isChanged(field)) handOver(field)
    delete document.fields
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the next page is there, before its fields are read
  useLayoutEffect(() => {
    goOn.current = undefined
    for (const [field, caret] of used.current) {
      const next = handOver(field)
      goOn.current = next && (() => goOnIn(next, caret))
    }
    used.current.clear()
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the page's heading has taken the focus
  useEffect(() => goOn.current?.(), [key])
  return null
}
