'use client'
import type { DefaultCellComponentProps, NumberFieldClient } from 'payload'
import { inThousands } from '../number.ts'

/** A number in a list, with its thousands apart. */
export const NumberCell = ({ cellData }: DefaultCellComponentProps<NumberFieldClient>) =>
  typeof cellData === 'number' ? <span>{inThousands(cellData)}</span> : null
