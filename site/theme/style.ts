import type { SystemStyleObject } from '@chakra-ui/react'
import { css, type SerializedStyles } from '@emotion/react'
import { system } from './system.ts'

/**
 * Styles in the theme's tokens, computed once per module. On a plain element's `css` prop they
 * cost a sixth of what a Chakra component costs to render on the server. They are computed on first
 * use: computing all of them while the code loads would block a slow phone.
 */
export const style = (...parts: SystemStyleObject[]): SerializedStyles => {
  let known: SerializedStyles | undefined
  const computed = () => {
    known ??= css(system().css(...parts))
    return known
  }
  return {
    get name() {
      return computed().name
    },
    get styles() {
      return computed().styles
    },
  }
}
