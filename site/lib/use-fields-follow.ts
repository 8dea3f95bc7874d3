import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Keeps a form's fields in sync with the address after a navigation. It skips the first render,
 * because someone may have typed before the scripts loaded. It also skips the focused field,
 * because arrow keys may have moved to the next choice before the last one has taken effect.
 */
export const useFieldsFollow = (fields: Record<string, string | boolean>) => {
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
      if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = String(value)
    }
  })
  return form
}
