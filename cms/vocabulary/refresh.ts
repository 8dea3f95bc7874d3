import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

/** Applies a change in the vocabulary to everything that refers to it. */
export type Refresh = CollectionAfterChangeHook & CollectionAfterDeleteHook
