'use client'
import type { DefaultCellComponentProps } from 'payload'
import { CORRECTION_TOPICS } from '../../contract/constants.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { topicInEach } from '../topic-words.ts'

/** What is said to be wrong, in a list. */
export const TopicsCell = ({ cellData }: DefaultCellComponentProps) => {
  const say = useSay()
  const said: unknown[] = Array.isArray(cellData) ? cellData : []
  return (
    <>
      {CORRECTION_TOPICS.filter((topic) => said.includes(topic))
        .map((topic) => say(topicInEach(topic)))
        .join(', ')}
    </>
  )
}
