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
import { type ComponentProps, useMemo } from 'react'

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

/** The field of a rich text with its editor. */
const Field = ({ clientFeatures, ...props }: FieldProps) => {
  const features = useMemo(() => loaded(clientFeatures), [clientFeatures])
  return <RichTextField {...props} clientFeatures={features} />
}

export default Field
