'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { standingInWords } from '../standing.ts'
import './clinic-standing.css'

/** In the form of a clinic that has closed or was merged, in place of Payload's status. */
export const ClinicStanding = () => {
  const { data, hasPublishedDoc } = useDocumentInfo()
  const words = data && !hasPublishedDoc ? standingInWords(data) : undefined
  return words ? <p className="clinic-standing">{words}</p> : null
}
