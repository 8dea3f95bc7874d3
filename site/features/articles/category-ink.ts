import { defineStyle } from '@chakra-ui/react'

/** The theme's colors that editors can give a category. */
const inks = {
  brand: defineStyle({ borderTopColor: 'brand' }),
  low: defineStyle({ borderTopColor: 'low' }),
  free: defineStyle({ borderTopColor: 'free' }),
  quiet: defineStyle({ borderTopColor: 'quiet' }),
  alert: defineStyle({ borderTopColor: 'alert' }),
  you: defineStyle({ borderTopColor: 'you' }),
}

const isInk = (color: string): color is keyof typeof inks => color in inks

const inkOf = (color: string | null) => (color && isInk(color) ? color : 'brand')

/** The top border of anything that belongs to a category. */
export const categoryInk = (color: string | null) => inks[inkOf(color)]

const colors = {
  brand: defineStyle({ color: 'brand' }),
  low: defineStyle({ color: 'low' }),
  free: defineStyle({ color: 'free' }),
  quiet: defineStyle({ color: 'quiet' }),
  alert: defineStyle({ color: 'alert' }),
  you: defineStyle({ color: 'you' }),
}

/** What is drawn in a category's color. */
export const categoryColor = (color: string | null) => colors[inkOf(color)]
