import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { mayPublish } from '../../access/publishers.ts'
import { Review } from './review.tsx'
import './import.css'

/** An uploaded file: its progress, what it would change, and the decisions on that. */
export const ImportView = ({ initPageResult }: DocumentViewServerProps) => {
  const { docID, req } = initPageResult
  if (!mayPublish(req)) {
    return <Gutter className="imp">Your role is not allowed to see imports.</Gutter>
  }
  return <Review id={Number(docID)} />
}
