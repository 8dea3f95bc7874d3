import { Box, chakra, defineStyle, Span, Text } from '@chakra-ui/react'
import { dismissToast, type Toast } from '../lib/toasts.ts'
import { useCountdown } from '../lib/use-countdown.ts'
import { useSwipeRight } from '../lib/use-swipe-right.ts'
import { Icon } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

/** How long a toast is shown, in milliseconds. */
const DURATION_MS = 5_000
/** A swipe to the right counts beyond this many CSS pixels. */
const SWIPE_THRESHOLD = 50

const card = defineStyle({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: '3',
  alignItems: 'start',
  padding: '4',
  background: 'card',
  borderWidth: '1px',
  borderColor: 'edge',
  borderInlineStartWidth: '4px',
  borderInlineStartColor: 'free',
  borderRadius: 'card',
  boxShadow: 'float',
  touchAction: 'pan-y',
  userSelect: 'none',
  animation: 'slideIn 180ms ease-out',
  '&[hidden]': { display: 'none' },
})
const close = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'touch',
  height: 'touch',
  marginTop: '-0.5rem',
  marginInlineEnd: '-0.5rem',
  borderRadius: 'control',
  color: 'quiet',
  _hover: { background: 'wash', color: 'ink' },
})

interface ToastCardProps {
  toast: Toast
  /** Someone is reading it. */
  paused: boolean
  dismissLabel: string
  dismiss: () => void
}

export const ToastCard = ({ toast, paused, dismissLabel, dismiss }: ToastCardProps) => {
  const { title, text, open } = toast
  useCountdown(DURATION_MS, paused || !open, dismissToast)
  const swipe = useSwipeRight(SWIPE_THRESHOLD, dismiss)
  return (
    <Box css={card} data-state={open ? 'open' : 'closed'} hidden={!open} {...swipe}>
      <Span color="free" marginTop="0.125rem">
        <Icon name="check" />
      </Span>
      <div>
        <Text fontWeight="bold">{title}</Text>
        <p>{text}</p>
      </div>
      <Tooltip label={dismissLabel}>
        <chakra.button css={close} type="button" aria-label={dismissLabel} onClick={dismiss}>
          <Icon name="close" />
        </chakra.button>
      </Tooltip>
    </Box>
  )
}
