'use client'
import type { DefaultCellComponentProps } from 'payload'
import { shortDay } from '../dates.ts'

/** A day in a list, without the noon that it is stored with. */
export const DayCell = ({ cellData }: DefaultCellComponentProps) =>
  typeof cellData === 'string' ? <time dateTime={cellData}>{shortDay(cellData)}</time> : null
