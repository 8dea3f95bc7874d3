import createEmotion, { type EmotionCache } from '@emotion/css/create-instance'
import type { SerializedStyles } from '@emotion/react'

const create = () => createEmotion({ key: 'css' })

let emotion = create()

/** The styles that the page has so far. */
export const pageStyles = (): EmotionCache => emotion.cache

/** Begins another page, on the server. Rendering it must not wait for anything. */
export const beginPage = (): EmotionCache => {
  emotion = create()
  return emotion.cache
}

type Styles = SerializedStyles | false | null | undefined

/** One class for styles, of which later ones win; the page gets them when it first uses them. */
export const classOf = (styles: Styles | readonly Styles[]): string =>
  emotion.css(styles as SerializedStyles)

/** One class in place of several of them; other names stay. */
export const joinClasses = (...names: (string | undefined)[]): string => emotion.cx(...names)
