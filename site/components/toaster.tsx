import { chakra, defineStyle, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { toastsCopy } from '../copy/toasts.ts'
import { useCopy } from '../lib/language.tsx'
import { dismissToast, TOAST_HOTKEY, type Toast } from '../lib/toasts.ts'
import { ToastCard } from './toast-card.tsx'

/** Screen readers announce changes only in a region they know: the words follow after this. */
const KNOWN_AFTER_MS = 100

const region = defineStyle({
  position: 'fixed',
  zIndex: 6,
  bottom: '4',
  insetInlineEnd: '4',
  insetInlineStart: { base: '4', sm: 'auto' },
  width: { sm: '24rem' },
  // Reached by the hotkey, so its focus must be visible.
  '&:focus': { outline: '3px solid {colors.ink}', outlineOffset: '3px', boxShadow: 'none' },
})

interface ToasterProps {
  /** Undefined if the hotkey was pressed before there was a toast. */
  toast: Toast | undefined
}

/**
 * The notification region, with one toast at most. Chakra's toaster has no swipe, keeps a queue,
 * and doesn't show a toast again while the same one is waiting to be removed.
 */
const Toaster = ({ toast }: ToasterProps) => {
  const copy = useCopy(toastsCopy)
  const ref = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  const [known, setKnown] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  const wasAsked = useRef(toast === undefined)

  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS)
    const takeFocus = () => {
      if (ref.current?.contains(document.activeElement)) return
      before.current = document.activeElement
      ref.current?.focus()
    }
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== TOAST_HOTKEY) return
      event.preventDefault()
      takeFocus()
    }
    // The key was pressed before this component was loaded.
    if (wasAsked.current) takeFocus()
    document.addEventListener('keydown', focusRegion)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', focusRegion)
    }
  }, [])

  const dismiss = () => {
    const inside = ref.current?.contains(document.activeElement)
    dismissToast()
    if (inside && before.current instanceof HTMLElement) before.current.focus()
  }

  return (
    <chakra.section
      ref={ref}
      css={region}
      tabIndex={-1}
      aria-label={copy.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss()
      }}
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        {known && toast && (
          <ToastCard
            key={toast.id}
            toast={toast}
            paused={hovered || focused}
            dismissLabel={copy.dismiss}
            dismiss={dismiss}
          />
        )}
      </div>
      {focused && !toast?.open && (
        <Text
          padding="4"
          background="card"
          borderWidth="1px"
          borderColor="edge"
          borderRadius="card"
        >
          {copy.none}
        </Text>
      )}
    </chakra.section>
  )
}

export default Toaster
