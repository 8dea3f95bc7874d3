import { style } from '../../theme/style.ts'

/** The theme's colors that editors can give a category. */
const inks = {
  brand: style({ borderTopColor: 'brand' }),
  low: style({ borderTopColor: 'low' }),
  free: style({ borderTopColor: 'free' }),
  quiet: style({ borderTopColor: 'quiet' }),
  alert: style({ borderTopColor: 'alert' }),
  you: style({ borderTopColor: 'you' }),
}

const isInk = (color: string): color is keyof typeof inks => color in inks

const inkOf = (color: string | null) => (color && isInk(color) ? color : 'brand')

/** The top border of anything that belongs to a category. */
export const categoryInk = (color: string | null) => inks[inkOf(color)]

const colors = {
  brand: style({ color: 'brand' }),
  low: style({ color: 'low' }),
  free: style({ color: 'free' }),
  quiet: style({ color: 'quiet' }),
  alert: style({ color: 'alert' }),
  you: style({ color: 'you' }),
}

/** What is drawn in a category's color. */
export const categoryColor = (color: string | null) => colors[inkOf(color)]
