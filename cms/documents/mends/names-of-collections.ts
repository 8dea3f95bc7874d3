import type { Payload } from 'payload'

/**
 * Payload looks collections up by what an address says, '/constructor' too, and fails on what every
 * object has by that name.
 *
 * Upstream: none found.
 * No longer needed: once Payload as it comes knows no collection of such a name (payload-itself.test.ts).
 */
export const forgetInheritedNames = ({ collections }: Payload): void => {
  Object.setPrototypeOf(collections, null)
}
