import { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadRequest } from 'payload'

declare module 'payload' {
  interface RequestContext {
    /** What saves, where it isn’t somebody in a form: 'Verification call', 'Import: sites.csv'. */
    savedThrough?: string
  }
}

/** For work that reaches documents by requests of Payload’s own, as publishing on a date does. */
export const through = new AsyncLocalStorage<string>()

export const savedThroughOf = ({ context }: PayloadRequest): string | null =>
  context.savedThrough ?? through.getStore() ?? null
