import createEmotion, { type EmotionCache } from '@emotion/css/create-instance'
import { css, type SerializedStyles } from '@emotion/react'

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

/** Styles that are used together, by their names: there are as many as the code has combinations. */
const combined = new Map<string, SerializedStyles>()

const combine = (styles: readonly Styles[]): SerializedStyles => {
  const given = styles.filter((each) => Boolean(each)) as SerializedStyles[]
  const names = given.map(({ name }) => name).join()
  const known = combined.get(names)
  if (known) return known
  const made = css(given)
  combined.set(names, made)
  return made
}

/** One class for styles, of which later ones win; the page gets them when it first uses them. */
export const classOf = (styles: SerializedStyles | readonly Styles[]): string => {
  const one = 'length' in styles ? combine(styles) : styles
  const { inserted, key } = emotion.cache
  return inserted[one.name] === undefined ? emotion.css(one) : `${key}-${one.name}`
}

/** One class in place of several of them; other names stay. */
export const joinClasses = (...names: (string | undefined)[]): string => emotion.cx(...names)
