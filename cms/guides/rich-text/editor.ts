import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  LinkFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { withLabels } from '../../documents/fields/with-labels.ts'
import { withTextFaults } from '../../documents/mends/text-faults.ts'
import { accordion } from './accordion.ts'
import { callOut } from './call-out.ts'
import { incomeTable } from './income-table.ts'
import { linkCard } from './link-card.ts'
import { linkFault, linkFields } from './links.ts'
import { steps } from './steps.ts'

/** In the editor a block reads as it does for visitors; its fields open beside it. */
const shownAsRead = (block: Block): Block => ({
  ...block,
  fields: withLabels(block.fields),
  admin: {
    ...block.admin,
    components: {
      Block: {
        path: '/guides/panel/late-block-preview.tsx#BlockPreview',
        clientProps: { kind: block.slug },
      },
    },
  },
})

export const blocks = [steps, incomeTable, callOut, linkCard, accordion].map(shownAsRead)

/** For guides, articles and legal text: what a printed page needs, and no HTML. */
export const richTextEditor = withTextFaults(
  lexicalEditor({
    features: ({ defaultFeatures }) => [
      ...defaultFeatures.filter(({ key }) => key !== 'link'),
      LinkFeature({ fields: linkFields }),
      EXPERIMENTAL_TableFeature(),
      BlocksFeature({ blocks }),
    ],
  }),
  linkFault,
)
