import { style } from '../style.ts'

/** The column that every page keeps to. */
export const pageWidth = style({
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '6' },
})

/** Read aloud, not shown: for a part of other styles. */
export const readAloud = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Not printed. */
export const screenOnly = style({ '@media print': { display: 'none' } })

/** Shown only in print. */
export const paperOnly = style({ display: 'none', '@media print': { display: 'block' } })

/** Read aloud, not shown. */
export const visuallyHidden = style(readAloud)
/** Read aloud; shown only on screens where forms fit in one row. */
export const hiddenUntilWide = style({ lgDown: readAloud })
