'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useSay } from '../use-say.ts'
import { listInWords } from './list-in-words.ts'

/** A list of words in a list of documents. */
export const ListCell = ({ cellData }: DefaultCellComponentProps) => {
  const say = useSay()
  const words = Array.isArray(cellData) ? cellData.map(String) : []
  return <span>{listInWords(words, say)}</span>
}
