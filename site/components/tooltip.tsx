import { Tooltip as ChakraTooltip, Portal } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'

/** How long a pointer rests before the tooltip shows, in milliseconds. */
const DELAY_MS = 700
/** Within this time after leaving another tooltip, the next shows immediately, in milliseconds. */
const SKIP_DELAY_MS = 300

/** When the last tooltip on the page was left: Chakra's don't know of each other. */
let leftAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  /** The control's name; its accessible name is the same. */
  label: string
  /** A control without words. */
  children: ReactNode
}

/** Shows a control's name beside it when a pointer rests on it or it has the keyboard's focus. */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const [openDelay, setOpenDelay] = useState(DELAY_MS)
  return (
    <ChakraTooltip.Root
      openDelay={openDelay}
      closeDelay={0}
      onOpenChange={({ open }) => {
        if (!open) leftAt = performance.now()
      }}
    >
      <ChakraTooltip.Trigger
        asChild
        // Before its first move, with which Chakra begins to wait.
        onPointerEnter={() =>
          flushSync(() => setOpenDelay(performance.now() - leftAt < SKIP_DELAY_MS ? 0 : DELAY_MS))
        }
      >
        {children}
      </ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{label}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  )
}
