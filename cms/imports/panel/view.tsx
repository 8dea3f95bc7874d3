import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { Review } from './review.tsx'
import './import.css'

/** An uploaded file: how it stands, what it would change, and what somebody decides of that. */
export const ImportView = ({ initPageResult }: DocumentViewServerProps) => {
  const { docID, req } = initPageResult
  if (!hasRole(req, 'admin', 'editor')) {
    return <Gutter className="imp">Your role may not see imports.</Gutter>
  }
  return <Review id={Number(docID)} />
}
