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

/** The top border of anything that belongs to a category. */
export const categoryInk = (color: string | null) => inks[color && isInk(color) ? color : 'brand']
