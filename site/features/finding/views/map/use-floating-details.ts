import { useEffect, useRef } from 'react'
import { useIsNarrow } from './use-is-narrow.ts'

/**
 * For a `<details>` whose content lies over the map where there is room: Escape closes it, and so
 * does a press or the focus anywhere else. On a phone it begins open.
 */
export const useFloatingDetails = () => {
  const ref = useRef<HTMLDetailsElement>(null)
  const isNarrow = useIsNarrow()
  useEffect(() => {
    const details = ref.current
    if (!details) return
    if (isNarrow) {
      // In the sheet of a phone there is room for it.
      details.open = true
      return () => {
        details.open = false
      }
    }
    const closeFor = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeFor)
    document.addEventListener('focusin', closeFor)
    details.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', closeFor)
      document.removeEventListener('focusin', closeFor)
      details.removeEventListener('keydown', press)
    }
  }, [isNarrow])
  return ref
}
