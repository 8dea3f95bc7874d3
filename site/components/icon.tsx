import { listStyle } from '../theme/list-style.ts'

const base = listStyle({ width: '1.25em', height: '1.25em', flex: 'none' })

/** Outlines on a grid of 24, drawn with a stroke of 2. */
const outlines = {
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  chevronDown: 'M6 9l6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5L20 20',
  pin: 'M12 21c-4-5-7-8.5-7-12a7 7 0 0 1 14 0c0 3.5-3 7-7 12M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  locate: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4',
  sliders: 'M4 8h9M19 8h1M4 16h1M11 16h9M16 5v6M8 13v6',
} as const
export type IconName = keyof typeof outlines

interface IconProps {
  name: IconName
}

/** A decorative icon beside words; screen readers ignore it. */
export const Icon = ({ name }: IconProps) => (
  <svg className={base} viewBox="0 0 24 24" aria-hidden="true" {...stroke}>
    <path d={outlines[name]} />
  </svg>
)

/** How every outline of the site is drawn. */
export const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
