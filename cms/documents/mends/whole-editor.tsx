'use client'

import {
  AlignFeatureClient,
  BlockquoteFeatureClient,
  BlocksFeatureClient,
  BoldFeatureClient,
  ChecklistFeatureClient,
  HeadingFeatureClient,
  HorizontalRuleFeatureClient,
  IndentFeatureClient,
  InlineCodeFeatureClient,
  InlineToolbarFeatureClient,
  ItalicFeatureClient,
  LinkFeatureClient,
  OrderedListFeatureClient,
  ParagraphFeatureClient,
  RelationshipFeatureClient,
  RichTextField,
  StrikethroughFeatureClient,
  SubscriptFeatureClient,
  SuperscriptFeatureClient,
  TableFeatureClient,
  UnderlineFeatureClient,
  UnorderedListFeatureClient,
  UploadFeatureClient,
} from '@payloadcms/richtext-lexical/client-itself'
import { type ComponentProps, type KeyboardEvent, useMemo } from 'react'

const FEATURES = {
  AlignFeatureClient,
  BlockquoteFeatureClient,
  BlocksFeatureClient,
  BoldFeatureClient,
  ChecklistFeatureClient,
  HeadingFeatureClient,
  HorizontalRuleFeatureClient,
  IndentFeatureClient,
  InlineCodeFeatureClient,
  InlineToolbarFeatureClient,
  ItalicFeatureClient,
  LinkFeatureClient,
  OrderedListFeatureClient,
  ParagraphFeatureClient,
  RelationshipFeatureClient,
  StrikethroughFeatureClient,
  SubscriptFeatureClient,
  SuperscriptFeatureClient,
  TableFeatureClient,
  UnderlineFeatureClient,
  UnorderedListFeatureClient,
  UploadFeatureClient,
}

export type FieldProps = ComponentProps<typeof RichTextField>
export type FeatureName = keyof typeof FEATURES
type Features = FieldProps['clientFeatures']
type Provider = NonNullable<Features[string]['clientFeatureProvider']>

/** What stands for a feature until the editor is loaded: see late-editor.tsx. */
export type EditorFeature = Provider & { isFor: FeatureName }

const isStandIn = (provider: Provider | undefined): provider is EditorFeature =>
  provider !== undefined && 'isFor' in provider

const loaded = (features: Features): Features =>
  Object.fromEntries(
    Object.entries(features).map(([key, one]) => {
      const { clientFeatureProvider: provider } = one
      const itself = isStandIn(provider) ? (FEATURES[provider.isFor] as Provider) : provider
      return [key, itself ? { ...one, clientFeatureProvider: itself } : one]
    }),
  )

/** Keys that leave a button or close what is open. */
const LEAVING = ['Tab', 'Escape']

/** In a list Tab indents, in a table it goes to the next cell, and it chooses from the menu of blocks. */
const hasUseForTab = () =>
  document.querySelector('.slash-menu-popup') !== null ||
  Boolean(getSelection()?.anchorNode?.parentElement?.closest('li, table'))

/**
 * Keys that Lexical would take, and must not: one on a button of a block presses it, where Lexical would also change
 * the text where the cursor was; and Tab leaves the text, so that nobody is caught in it who uses only keys.
 */
const keepFromText = (event: KeyboardEvent) => {
  const { target, key } = event
  if (!(target instanceof Element)) return
  const isPress = target.matches('[data-lexical-editor] button') && !LEAVING.includes(key)
  const isTab = key === 'Tab' && target.matches('[data-lexical-editor]') && !hasUseForTab()
  if (isPress || isTab) event.stopPropagation()
}

/** The field of a rich text with its editor. */
const Field = ({ clientFeatures, ...props }: FieldProps) => {
  const features = useMemo(() => loaded(clientFeatures), [clientFeatures])
  return (
    <div role="presentation" onKeyDownCapture={keepFromText}>
      <RichTextField {...props} clientFeatures={features} />
    </div>
  )
}

export default Field
