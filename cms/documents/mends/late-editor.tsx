'use client'

import { ShimmerEffect } from '@payloadcms/ui'
import { lazy, Suspense } from 'react'
import type { EditorFeature, FeatureName, FieldProps } from './whole-editor.tsx'

/** Stands for a feature of the editor until the editor is loaded. */
const feature = (isFor: FeatureName): EditorFeature =>
  Object.assign(
    () => {
      throw new Error(`${isFor} is only a name until the editor is loaded`)
    },
    { isFor },
  )

const WholeEditor = lazy(() => import('./whole-editor.tsx'))

/**
 * The field of a rich text, whose editor is loaded where there is one. Payload loads it with every screen of the
 * panel, the sign-in too: a fifth of all JavaScript. next.config.mjs puts this module in the place of
 * '@payloadcms/richtext-lexical/client'.
 *
 * Upstream: none found.
 * No longer needed: once first-load.spec.ts passes without it.
 */
export const RichTextField = (props: FieldProps) => (
  <Suspense fallback={<ShimmerEffect height="35vh" />}>
    <WholeEditor {...props} />
  </Suspense>
)

export const AlignFeatureClient = feature('AlignFeatureClient')
export const BlockquoteFeatureClient = feature('BlockquoteFeatureClient')
export const BlocksFeatureClient = feature('BlocksFeatureClient')
export const BoldFeatureClient = feature('BoldFeatureClient')
export const ChecklistFeatureClient = feature('ChecklistFeatureClient')
export const HeadingFeatureClient = feature('HeadingFeatureClient')
export const HorizontalRuleFeatureClient = feature('HorizontalRuleFeatureClient')
export const IndentFeatureClient = feature('IndentFeatureClient')
export const InlineCodeFeatureClient = feature('InlineCodeFeatureClient')
export const InlineToolbarFeatureClient = feature('InlineToolbarFeatureClient')
export const ItalicFeatureClient = feature('ItalicFeatureClient')
export const LinkFeatureClient = feature('LinkFeatureClient')
export const OrderedListFeatureClient = feature('OrderedListFeatureClient')
export const ParagraphFeatureClient = feature('ParagraphFeatureClient')
export const RelationshipFeatureClient = feature('RelationshipFeatureClient')
export const StrikethroughFeatureClient = feature('StrikethroughFeatureClient')
export const SubscriptFeatureClient = feature('SubscriptFeatureClient')
export const SuperscriptFeatureClient = feature('SuperscriptFeatureClient')
export const TableFeatureClient = feature('TableFeatureClient')
export const UnderlineFeatureClient = feature('UnderlineFeatureClient')
export const UnorderedListFeatureClient = feature('UnorderedListFeatureClient')
export const UploadFeatureClient = feature('UploadFeatureClient')
