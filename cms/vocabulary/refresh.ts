import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

/** Carries a change of the vocabulary to whatever names it. */
export type Refresh = CollectionAfterChangeHook & CollectionAfterDeleteHook
