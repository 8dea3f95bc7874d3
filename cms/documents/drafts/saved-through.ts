import { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadRequest } from 'payload'

declare module 'payload' {
  interface RequestContext {
    /** What is saving, if it isn't somebody in a form: 'Verification call', 'Import: sites.csv'. */
    savedThrough?: string
  }
}

/** For work in which Payload makes its own requests, such as publishing on a date. */
export const savedThroughStorage = new AsyncLocalStorage<string>()

export const savedThroughOf = ({ context }: PayloadRequest): string | null =>
  context.savedThrough ?? savedThroughStorage.getStore() ?? null
