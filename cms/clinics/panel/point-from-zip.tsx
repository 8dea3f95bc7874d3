'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { ZipCentroid } from '../../places/index.ts'
import { pointSlip } from '../slips/point-slips.ts'
import { SlipQuestion } from './slips/slip-question.tsx'
import { useConfirmed } from './slips/use-confirmed.ts'
import { useSetFields } from './use-set-fields.ts'
import { useZipPoint } from './use-zip-point.ts'
import './point-from-zip.css'

const PLACES = 6

const rounded = (degrees: number) => Number(degrees.toFixed(PLACES))

/**
 * Fills in the ZIP code's center, and asks if the point is far from it. Only for people who may
 * save the form.
 */
export const PointFromZip = () => {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission ? <LookUp /> : null
}

const LookUp = () => {
  const set = useSetFields()
  const zip = useFormFields(([fields]) => fields.zipCode?.value)
  const latitude = useFormFields(([fields]) => fields.latitude?.value)
  const longitude = useFormFields(([fields]) => fields.longitude?.value)
  const middle = useZipPoint(zip)
  const { confirmed, confirm } = useConfirmed()
  const [notice, setNotice] = useState('')
  const lookUp = async () => {
    if (typeof zip !== 'string' || !/^\d{5}$/.test(zip)) {
      setNotice('Enter the five digits of the ZIP code first, such as 94952.')
      return
    }
    try {
      const point = await askEndpoint<ZipCentroid>(`/zip/${zip}`)
      set({
        latitude: rounded(point.latitude),
        longitude: rounded(point.longitude),
        coordinatesApproximate: true,
      })
      setNotice(
        `This is the center of ${zip}, ${point.city}, ${point.state}. It is only approximate.`,
      )
    } catch (error) {
      setNotice(sentenceOf(error))
    }
  }
  const slip = pointSlip({ latitude, longitude, zipCode: zip }, middle)
  return (
    <div className="point">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void lookUp()}>
        Look up from ZIP
      </Button>
      <p role="status">{!slip && notice}</p>
      {slip && !confirmed.includes(slip.key) && (
        <SlipQuestion
          confirm={() => confirm(slip.key)}
          question={slip.question}
          yes="The point is right"
        />
      )}
    </div>
  )
}
