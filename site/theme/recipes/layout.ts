import { defineStyle } from '@chakra-ui/react'

/** Read aloud, not shown, where only some widths or states hide it; otherwise: VisuallyHidden. */
export const readAloud = defineStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Not printed. */
export const screenOnly = defineStyle({ _print: { display: 'none' } })

/** Shown only in print. */
export const paperOnly = defineStyle({ display: 'none', _print: { display: 'block' } })

/** Read aloud; shown only on screens where forms fit in one row. */
export const hiddenUntilWide = defineStyle({ lgDown: readAloud })
