import { Box, Toaster as ChakraToaster, createToaster, defineStyle, Toast } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { toastsCopy } from '../copy/toasts.ts'
import { useCopy } from '../lib/language.tsx'
import { TOAST_HOTKEY, type ToastText } from '../lib/toasts.ts'
import { useSwipeRight } from '../lib/use-swipe-right.ts'
import { Icon } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

/** Screen readers announce changes only in a region they know: the toast follows after this. */
const KNOWN_AFTER_MS = 100
/** A swipe to the right counts beyond this many CSS pixels. Chakra's toasts can't be swiped. */
const SWIPE_THRESHOLD = 50

const toaster = createToaster({
  placement: 'bottom-end',
  max: 1,
  duration: 5_000,
  removeDelay: 1_000_000,
  hotkey: [TOAST_HOTKEY],
})

const region = defineStyle({
  zIndex: 6,
  '&:focus': { outline: '3px solid {colors.ink}', outlineOffset: '3px', boxShadow: 'none' },
  '&:empty:focus::before': {
    content: 'attr(data-none)',
    display: 'block',
    padding: '4',
    background: 'card',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'card',
  },
})

/** Leaves the region, which gives the focus back. */
const leaveOnEscape = ({ key, target }: KeyboardEvent) => {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur()
}

interface ToasterProps {
  /** Undefined if there is none any more, or the hotkey was pressed before there was one. */
  toast: ToastText | undefined
}

/** The notification region, with one toast at most. */
const Toaster = ({ toast }: ToasterProps) => {
  const copy = useCopy(toastsCopy)
  const swipe = useSwipeRight(SWIPE_THRESHOLD, () => toaster.dismiss())
  const isAsked = useRef(!toast)
  useEffect(() => {
    if (!isAsked.current) return
    // Pressed before this code was there. Chakra listens a moment after its first effects.
    const again = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: TOAST_HOTKEY }))
    const timer = setTimeout(again)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!toast) return toaster.dismiss()
    // It would wait for the one before, and for one that is dismissed but not removed yet.
    toaster.remove()
    const { title, text } = toast
    const timer = setTimeout(
      () => toaster.create({ title, description: text, type: 'success' }),
      KNOWN_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <ChakraToaster
      toaster={toaster}
      css={region}
      aria-label={copy.region}
      data-none={copy.none}
      onKeyDown={leaveOnEscape}
    >
      {({ title, description }) => (
        <Toast.Root {...swipe}>
          <Toast.Indicator />
          <Box>
            <Toast.Title>{title}</Toast.Title>
            <Toast.Description>{description}</Toast.Description>
          </Box>
          <Tooltip label={copy.dismiss}>
            <Toast.CloseTrigger aria-label={copy.dismiss}>
              <Icon name="close" />
            </Toast.CloseTrigger>
          </Tooltip>
        </Toast.Root>
      )}
    </ChakraToaster>
  )
}

export default Toaster
