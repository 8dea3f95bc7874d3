import { readOffset } from '../../lib/offset.ts'
import { PAGE_SIZE } from './page-size.ts'

/** The part of a state's or category's list that an address shows. */
export interface ListPart {
  offset: number
  /** Only towns that begin with it, in capitals; undefined for all towns. */
  letter: string | undefined
}

export const WHOLE_LIST: ListPart = { offset: 0, letter: undefined }

/** Reads an address's query. Invalid values count as left out. */
export const readListPart = (query: URLSearchParams): ListPart => {
  const letter = query.get('letter') ?? ''
  return {
    offset: readOffset(query, PAGE_SIZE),
    letter: /^[a-z\d]$/i.test(letter) ? letter.toUpperCase() : undefined,
  }
}

/** The parameters of an address, without defaults. */
export const listPartQuery = ({ offset, letter }: ListPart) => ({
  letter,
  offset: offset || undefined,
})
