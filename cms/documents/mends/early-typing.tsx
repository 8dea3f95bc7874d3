'use client'

import { useLayoutEffect } from 'react'

/**
 * Keeps what is typed into the search and the filters of a list before its code has come. React doesn't hear of it,
 * and empties a field whose value is React's own.
 *
 * Upstream: facebook/react#33129, which Next does not turn on yet.
 * No longer needed: once lists.spec.ts passes without it; no test of Payload's own can tell.
 */
export const EarlyTyping = () => {
  useLayoutEffect(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('.list-controls input')) {
      const { value, defaultValue } = input
      if (value === defaultValue) continue
      // React hears only of another value than it knows, and knows what is set on the element itself.
      input.value = defaultValue
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, [])
  return null
}
