'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useSay } from '../../panel-kit/use-say.ts'
import { addressLine, movedSlip } from '../slips/moved-slip.ts'
import { SlipQuestion } from './slips/slip-question.tsx'
import { useConfirmed } from './slips/use-confirmed.ts'
import { usePublished } from './use-published.ts'
import { useSetFields } from './use-set-fields.ts'
import { useSettled } from './use-settled.ts'

const PAUSE_MS = 600

/** Asks if a clinic with another address has moved. Only for people who may save the form. */
export const MovedQuestion = () => {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission ? <Question /> : null
}

const Question = () => {
  const say = useSay()
  const setFields = useSetFields()
  const address = useFormFields(([fields]) => fields.address?.value)
  const city = useFormFields(([fields]) => fields.city?.value)
  const zipCode = useFormFields(([fields]) => fields.zipCode?.value)
  const movedFrom = useFormFields(([fields]) => fields.movedFrom?.value)
  const { confirmed, confirm } = useConfirmed()
  const published = usePublished()
  const typed = JSON.stringify({ address, city, zipCode })
  const settled = useSettled(typed, PAUSE_MS)
  const slip =
    published && settled === typed ? movedSlip(JSON.parse(typed), published, say) : undefined
  const from = addressLine(published ?? {})
  if (!slip || confirmed.includes(slip.key) || movedFrom === from) return null
  const move = () => setFields({ movedFrom: from, movedAt: new Date().toISOString() })
  return (
    <SlipQuestion
      confirm={() => confirm(slip.key)}
      instead={{ label: say({ en: 'It has moved', es: 'Se mudó' }), act: move }}
      question={slip.question}
      yes={say({
        en: 'Only a correction',
        es: 'Solo es una corrección',
      })}
    />
  )
}
