import type { SystemStyleObject } from '@chakra-ui/react'
import createEmotion from '@emotion/css/create-instance'
import { readAloud, screenOnly } from './recipes/layout.ts'
import { system } from './system.ts'

const emotion = createEmotion({ key: 'list' })

/** Joins classes of lists into one, of which later ones win; what is false is left out. */
export const { cx } = emotion

/** The styles of all lists: of a page, those are taken whose classes it has. */
export const listCache = emotion.cache

/**
 * The class of a plain element in a long list: computed once, since the work of Chakra and Emotion
 * for each element is most of what rendering a list on the server costs.
 */
export const listStyle = (...styles: SystemStyleObject[]): string =>
  emotion.css(system.css(...styles))

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
