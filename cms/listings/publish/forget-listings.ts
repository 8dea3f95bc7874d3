import type { CollectionAfterDeleteHook } from 'payload'
import { announce } from '../../database/announce.ts'
import { deleteListings } from '../queries/write-listings.ts'

export const forgetListings: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteListings(req, [Number(id)])
  await announce(req)
}
