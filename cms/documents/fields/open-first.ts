import type { BaseFilter, Where } from 'payload'

/** What a list shows by default. With a filter or a search, people find everything. */
export const openFirst =
  (usual: Where): BaseFilter =>
  ({ req }) =>
    req.query.where || req.query.search ? null : usual
