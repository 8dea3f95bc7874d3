'use client'
import type { DefaultCellComponentProps } from 'payload'
import { CORRECTION_TOPICS } from '../../contract/constants.ts'
import { topicInWords } from '../topic-words.ts'

/** What is said to be wrong, in a list. */
export const TopicsCell = ({ cellData }: DefaultCellComponentProps) => {
  const said: unknown[] = Array.isArray(cellData) ? cellData : []
  return (
    <>
      {CORRECTION_TOPICS.filter((topic) => said.includes(topic))
        .map(topicInWords)
        .join(', ')}
    </>
  )
}
