'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useSay } from '../../panel-kit/use-say.ts'
import { categoryWords } from '../category-words.ts'

/** What a message is about, in the list of messages. */
export const CategoryCell = ({ cellData }: DefaultCellComponentProps) => {
  const say = useSay()
  return typeof cellData === 'string' ? <span>{say(categoryWords(cellData))}</span> : null
}
