import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { announce } from '../../database/announce.ts'

/** Tells every process to forget the answers it remembers. */
export const announceChange: CollectionAfterChangeHook = async ({ req }) => announce(req)

export const announceRemoval: CollectionAfterDeleteHook = async ({ req }) => announce(req)

export const announceSettings: GlobalAfterChangeHook = async ({ req }) => announce(req)
