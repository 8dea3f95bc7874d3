'use client'
import type { DefaultCellComponentProps } from 'payload'
import { StatusPill } from './status-pill.tsx'

/** A status in a list. */
export const StatusCell = ({ cellData }: DefaultCellComponentProps) =>
  typeof cellData === 'string' ? <StatusPill status={cellData} /> : null
