'use client'
import type { DefaultCellComponentProps } from 'payload'
import { shortDay } from '../dates.ts'
import { usePanelLanguage } from '../use-say.ts'

/** A day in a list, without the noon that it is stored with. */
export const DayCell = ({ cellData }: DefaultCellComponentProps) => {
  const language = usePanelLanguage()
  return typeof cellData === 'string' ? (
    <time dateTime={cellData}>{shortDay(cellData, language)}</time>
  ) : null
}
