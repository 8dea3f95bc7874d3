import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  ParagraphFeature,
} from '@payloadcms/richtext-lexical'
import { LINKED_PAGES } from '../../contract/constants.ts'

/** For a few lines within a block: words, emphasis and links. */
export const lineEditor = () =>
  lexicalEditor({
    features: [
      ParagraphFeature(),
      BoldFeature(),
      ItalicFeature(),
      LinkFeature({ enabledCollections: [...LINKED_PAGES] }),
      InlineToolbarFeature(),
    ],
  })
