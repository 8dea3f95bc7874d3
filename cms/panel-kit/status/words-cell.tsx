'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useSay } from '../use-say.ts'
import { statusWords } from './status-words.ts'

/** An outcome in a list, as people read it. */
export const WordsCell = ({ cellData }: DefaultCellComponentProps) => {
  const say = useSay()
  return typeof cellData === 'string' ? <span>{say(statusWords(cellData))}</span> : null
}
