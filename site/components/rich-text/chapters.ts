import type { Block, RichText } from '@healthcare-for-all/cms/contract'

export type Chapter = Extract<Block, { type: 'heading' }>

/** The headings that a text is divided by. */
export const chaptersOf = (blocks: RichText): Chapter[] =>
  blocks.filter((block) => block.type === 'heading').filter(({ level }) => level === 2)
