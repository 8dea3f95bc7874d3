/** The id of a referenced document, whether or not it was loaded too. */
export const idOf = (reference: number | { id: number }): number =>
  typeof reference === 'number' ? reference : reference.id
