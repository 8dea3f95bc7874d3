import { useEffect, useRef } from 'react'

/** As in the styles: from here on there is room beside or above what is filtered. */
const WIDE = '(min-width: 64rem)'

/** Opens a `<details>` where there is room. Somebody who closes it later keeps it closed. */
export const useOpenWhenWide = () => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (window.matchMedia(WIDE).matches) details.current?.setAttribute('open', '')
  }, [])
  return details
}
