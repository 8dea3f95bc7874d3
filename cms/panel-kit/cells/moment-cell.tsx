'use client'
import type { DefaultCellComponentProps } from 'payload'
import { momentInWords } from '../moment.ts'
import { usePanelLanguage } from '../use-say.ts'

/** A moment in a list, with its time zone. */
export const MomentCell = ({ cellData }: DefaultCellComponentProps) => {
  const language = usePanelLanguage()
  return typeof cellData === 'string' ? (
    <time dateTime={cellData}>{momentInWords(cellData, language)}</time>
  ) : null
}
