import type { BaseFilter, Where } from 'payload'

/**
 * What a list shows until somebody looks for something else: with a filter or a search of their own
 * they find everything.
 */
export const openFirst =
  (usual: Where): BaseFilter =>
  ({ req }) =>
    req.query.where || req.query.search ? null : usual
