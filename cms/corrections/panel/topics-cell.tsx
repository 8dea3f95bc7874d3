'use client'
import type { DefaultCellComponentProps } from 'payload'
import { TOPIC_NAMES } from '../../contract/correction-topics.ts'
import { topicInWords } from '../topic-words.ts'

/** What is said to be wrong, in a list. */
export const TopicsCell = ({ cellData }: DefaultCellComponentProps) => {
  const said: unknown[] = Array.isArray(cellData) ? cellData : []
  return (
    <>
      {TOPIC_NAMES.filter((topic) => said.includes(topic))
        .map(topicInWords)
        .join(', ')}
    </>
  )
}
