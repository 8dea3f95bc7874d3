import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { createPath, useNavigation } from 'react-router-dom'

/** Ticks these of a group of checkboxes. */
const tick = (form: HTMLFormElement | null, name: string, values: readonly string[]) => {
  const boxes = form?.querySelectorAll<HTMLInputElement>(`[type=checkbox][name="${name}"]`) ?? []
  for (const box of boxes) box.checked = values.includes(box.value)
}

const pathHere = () => createPath(window.location)

/**
 * Keeps a form's fields in sync with the address after a navigation. It skips the first render,
 * because someone may have typed before the scripts loaded. It also skips the field that has the focus, because
 * arrow keys may have moved to the next choice before the last one has taken effect, and the one that was used since
 * the navigation began: whoever then presses the button has moved the focus there.
 * Going back sets all of them: on a slow device the page may never have shown the choice, and then
 * nothing that it shows changes.
 */
export const useFieldsFollow = (
  fields: Record<string, string | boolean>,
  /** What is ticked of checkboxes that share a name. */
  ticked: Record<string, readonly string[]> = {},
) => {
  const form = useRef<HTMLFormElement>(null)
  const applied = useRef(JSON.stringify([fields, ticked]))
  const isReturn = useRef(false)
  const used = useRef<{ field: EventTarget | null; at: string }>(undefined)
  /** Where a navigation that is not yet done leads. */
  const { location: next } = useNavigation()
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const use = useEffectEvent(({ target }: Event) => {
    isReturn.current = false
    used.current = { field: target, at: next ? createPath(next) : pathHere() }
  })
  useEffect(() => {
    const shown = form.current
    const onInput = (event: Event) => use(event)
    const goBack = ({ state }: PopStateEvent) => {
      // A link within the page: what is typed stays.
      if (!state) return
      isReturn.current = true
      applied.current = ''
      renderAgain()
    }
    addEventListener('popstate', goBack)
    shown?.addEventListener('input', onInput)
    return () => {
      removeEventListener('popstate', goBack)
      shown?.removeEventListener('input', onInput)
    }
  }, [])
  useEffect(() => {
    const wanted = JSON.stringify([fields, ticked])
    if (applied.current === wanted) return
    applied.current = wanted
    if (used.current?.at !== pathHere()) used.current = undefined
    for (const [name, value] of Object.entries(fields)) {
      const control = form.current?.querySelector(`[name="${name}"]`)
      const isInUse = control === document.activeElement || control === used.current?.field
      if (isInUse && !isReturn.current) continue
      if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = String(value)
    }
    for (const [name, values] of Object.entries(ticked)) tick(form.current, name, values)
  })
  return form
}
