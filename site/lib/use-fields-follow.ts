import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Ticks these of a group of checkboxes. */
const tick = (form: HTMLFormElement | null, name: string, values: string[]) => {
  for (const box of form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])
    box.checked = values.includes(box.value)
}

/**
 * Keeps a form's fields in sync with the address after a navigation. It skips the first render,
 * because someone may have typed before the scripts loaded. It also skips the focused field,
 * because arrow keys may have moved to the next choice before the last one has taken effect.
 */
export const useFieldsFollow = (fields: Record<string, string | boolean | string[]>) => {
  const form = useRef<HTMLFormElement>(null)
  const applied = useRef(JSON.stringify(fields))
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    const wanted = JSON.stringify(fields)
    if (applied.current === wanted) return
    applied.current = wanted
    for (const [name, value] of Object.entries(fields)) {
      const control = form.current?.elements.namedItem(name)
      if (control === document.activeElement && !isReturn) continue
      if (Array.isArray(value)) tick(form.current, name, value)
      else if (control instanceof HTMLInputElement && typeof value === 'boolean')
        control.checked = value
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = String(value)
    }
  })
  return form
}
