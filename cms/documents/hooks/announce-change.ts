import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { announce } from '../../database/announce.ts'

const announceChange: CollectionAfterChangeHook = async ({ req }) => announce(req)

export const announceRemoval: CollectionAfterDeleteHook = async ({ req }) => announce(req)

export const announceSettings: GlobalAfterChangeHook = async ({ req }) => announce(req)

/** Tells every process to clear its cached answers whenever a document changes or is deleted. */
export const announceHooks = { afterChange: [announceChange], afterDelete: [announceRemoval] }
