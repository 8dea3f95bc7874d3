/** What lists are ordered by: lowercase letters without accents. */
export const sortWord = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A town's word begins with a letter or digit: 'ʻEwa Beach' is found under E. */
export const sortTown = (town: string): string => sortWord(town).replace(/^[^a-z\d]+/, '')
