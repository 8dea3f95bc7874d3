import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  ParagraphFeature,
} from '@payloadcms/richtext-lexical'
import { LINKED_PAGES } from '../../contract/constants.ts'
import { withTextFaults } from '../../documents/mends/text-faults.ts'
import { linkFault, linkFields } from './links.ts'

/** For a few lines within a block: words, emphasis and links. */
export const lineEditor = () =>
  withTextFaults(
    lexicalEditor({
      features: [
        ParagraphFeature(),
        BoldFeature(),
        ItalicFeature(),
        LinkFeature({ enabledCollections: [...LINKED_PAGES], fields: linkFields }),
        InlineToolbarFeature(),
      ],
    }),
    linkFault,
  )
