'use client'
import type { DefaultCellComponentProps } from 'payload'

/** As many as fit on a few lines of a list. */
const MOST = 6

/** A list of words in a list of documents: 'dentist, toothache and 12 more'. */
export const ListCell = ({ cellData }: DefaultCellComponentProps) => {
  const words = Array.isArray(cellData) ? cellData.map(String) : []
  const more = words.length - MOST
  return <span>{words.slice(0, MOST).join(', ') + (more > 0 ? ` and ${more} more` : '')}</span>
}
