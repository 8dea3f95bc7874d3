import { style } from '../../theme/style.ts'

/** The theme's colours that editors can give a category. */
const inks = {
  brand: style({ borderColor: 'brand' }),
  low: style({ borderColor: 'low' }),
  free: style({ borderColor: 'free' }),
  quiet: style({ borderColor: 'quiet' }),
  alert: style({ borderColor: 'alert' }),
  you: style({ borderColor: 'you' }),
}

const isInk = (color: string): color is keyof typeof inks => color in inks

/** The border of what belongs to a category. */
export const categoryInk = (color: string | null) => inks[color && isInk(color) ? color : 'brand']
