'use client'
import { DocumentInfoProvider, Form, OperationProvider, useAuth } from '@payloadcms/ui'
import type { ClientCollectionConfig, TypedUser } from 'payload'
import type { Edit } from '../change.ts'
import { FieldsToEdit } from './fields-to-edit.tsx'

interface EditFieldsProps {
  collection: ClientCollectionConfig
  onNext: (edits: Edit[]) => void
}

/** The fields to edit, with Payload's own inputs, as in a document's form. */
export const EditFields = ({ collection, onNext }: EditFieldsProps) => {
  const { user } = useAuth()
  if (!user) return null
  return (
    <DocumentInfoProvider
      collectionSlug={collection.slug}
      currentEditor={user as TypedUser}
      hasPublishedDoc={false}
      initialData={{}}
      isLocked={false}
      lastUpdateTime={0}
      mostRecentVersionIsAutosaved={false}
      unpublishedVersionCount={0}
      versionCount={0}
    >
      <OperationProvider operation="update">
        <Form>
          <FieldsToEdit collection={collection} onNext={onNext} />
        </Form>
      </OperationProvider>
    </DocumentInfoProvider>
  )
}
