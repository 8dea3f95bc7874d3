'use client'

import { useLayoutEffect } from 'react'

/**
 * Keeps what is typed into the search of a list before its code has come. React doesn't hear of it, and empties a
 * field whose value is React's own.
 *
 * Upstream: facebook/react#33129, which Next does not turn on yet.
 * No longer needed: once lists.spec.ts passes without it; no test of Payload's own can tell.
 */
export const TypedSearch = () => {
  useLayoutEffect(() => {
    const input = document.querySelector<HTMLInputElement>('#search-filter-input')
    if (!input || input.value === input.defaultValue) return
    const typed = input.value
    // React hears only of another value than it knows, and knows what is set on the element itself.
    input.value = input.defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return null
}
