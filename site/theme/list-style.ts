import type { SystemStyleObject } from '@chakra-ui/react'
import { css, type SerializedStyles } from '@emotion/react'
import { readAloud, screenOnly } from './recipes/layout.ts'
import { system } from './system.ts'

/**
 * Styles for a plain element in a long list, as Emotion's `css` prop takes them: computed once, since
 * Chakra's work for each element is most of what rendering a list on the server costs.
 */
export const listStyle = (...styles: SystemStyleObject[]): SerializedStyles =>
  css(system.css(...styles))

const button = system.getRecipeFn('button')
const badge = system.getRecipeFn('badge')

/** The theme's recipes for a list's elements. */
export const listRecipes = {
  solidButton: listStyle(button({ variant: 'solid' })),
  outlineButton: listStyle(button({ variant: 'outline' })),
  plainButton: listStyle(button({ variant: 'plain' })),
  freeBadge: listStyle(badge({ variant: 'subtle' }), { colorPalette: 'free' }),
  lowBadge: listStyle(badge({ variant: 'subtle' }), { colorPalette: 'low' }),
  quietBadge: listStyle(badge({ variant: 'outline' })),
  readAloud: listStyle(readAloud),
  screenOnly: listStyle(screenOnly),
}
