/** The id of a document that is referred to, whether it was read along or not. */
export const idOf = (reference: number | { id: number }): number =>
  typeof reference === 'number' ? reference : reference.id
