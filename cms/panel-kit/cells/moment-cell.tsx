'use client'
import type { DefaultCellComponentProps } from 'payload'
import { momentInWords } from '../moment.ts'

/** A moment in a list, with its time zone. */
export const MomentCell = ({ cellData }: DefaultCellComponentProps) =>
  typeof cellData === 'string' ? <time dateTime={cellData}>{momentInWords(cellData)}</time> : null
