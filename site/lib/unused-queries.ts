/**
 * Stands in for TanStack Query's mutations: forms are posted. The real ones would be a part of
 * every first load.
 */
export class MutationCache {
  getAll = () => []
  clear = () => {}
  resumePausedMutations = async () => {}
}

/** Stands in for endless lists: here each page of a list is a query of its own. */
export const infiniteQueryBehavior = () => undefined
export const hasNextPage = () => false
export const hasPreviousPage = () => false
