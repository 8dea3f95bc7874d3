'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { standingInWords } from '../standing.ts'
import './clinic-standing.css'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

/** In the form of a clinic that has closed or was merged, in place of Payload's status. */
export const ClinicStanding = () => {
  const language = usePanelLanguage()
  const { data, hasPublishedDoc } = useDocumentInfo()
  const words = data && !hasPublishedDoc ? standingInWords(data, language) : undefined
  return words ? <p className="clinic-standing">{words}</p> : null
}
