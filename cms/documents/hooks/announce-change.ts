import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { announce } from '../../database/announce.ts'

const announceChange: CollectionAfterChangeHook = async ({ req }) => announce(req)

export const announceRemoval: CollectionAfterDeleteHook = async ({ req }) => announce(req)

export const announceSettings: GlobalAfterChangeHook = async ({ req }) => announce(req)

/** Tells every process to forget the answers it remembers, whenever a document changes or goes. */
export const announced = { afterChange: [announceChange], afterDelete: [announceRemoval] }
