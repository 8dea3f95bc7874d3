import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { withLabels } from '../../documents/fields/with-labels.ts'
import { accordion } from './accordion.ts'
import { callOut } from './call-out.ts'
import { incomeTable } from './income-table.ts'
import { linkCard } from './link-card.ts'
import { steps } from './steps.ts'

const labelled = (block: Block): Block => ({ ...block, fields: withLabels(block.fields) })

export const blocks = [steps, incomeTable, callOut, linkCard, accordion].map(labelled)

/** For guides, articles and legal text: what a printed page needs, and no HTML. */
export const richTextEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures,
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks }),
  ],
})
