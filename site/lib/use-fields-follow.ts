import { useEffect, useReducer, useRef } from 'react'

/** Ticks these of a group of checkboxes. */
const tick = (form: HTMLFormElement | null, name: string, values: readonly string[]) => {
  const boxes = form?.querySelectorAll<HTMLInputElement>(`[type=checkbox][name="${name}"]`) ?? []
  for (const box of boxes) box.checked = values.includes(box.value)
}

/**
 * Keeps a form's fields in sync with the address after a navigation. It skips the first render,
 * because someone may have typed before the scripts loaded. It also skips the field that was used
 * last, because arrow keys may have moved to the next choice before the last one has taken effect.
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
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const shown = form.current
    const goBack = ({ state }: PopStateEvent) => {
      // A link within the page: what is typed stays.
      if (!state) return
      isReturn.current = true
      applied.current = ''
      renderAgain()
    }
    const use = () => {
      isReturn.current = false
    }
    addEventListener('popstate', goBack)
    shown?.addEventListener('input', use)
    return () => {
      removeEventListener('popstate', goBack)
      shown?.removeEventListener('input', use)
    }
  }, [])
  useEffect(() => {
    const wanted = JSON.stringify([fields, ticked])
    if (applied.current === wanted) return
    applied.current = wanted
    for (const [name, value] of Object.entries(fields)) {
      const control = form.current?.querySelector(`[name="${name}"]`)
      if (control === document.activeElement && !isReturn.current) continue
      if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = String(value)
    }
    for (const [name, values] of Object.entries(ticked)) tick(form.current, name, values)
  })
  return form
}
