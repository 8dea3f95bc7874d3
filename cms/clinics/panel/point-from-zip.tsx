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
import { useSay } from '../../panel-kit/use-say.ts'

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
  const say = useSay()
  const set = useSetFields()
  const zip = useFormFields(([fields]) => fields.zipCode?.value)
  const latitude = useFormFields(([fields]) => fields.latitude?.value)
  const longitude = useFormFields(([fields]) => fields.longitude?.value)
  const middle = useZipPoint(zip)
  const { confirmed, confirm } = useConfirmed()
  const [notice, setNotice] = useState('')
  const lookUp = async () => {
    if (typeof zip !== 'string' || !/^\d{5}$/.test(zip)) {
      setNotice(
        say({
          en: 'Enter the five digits of the ZIP code first, such as 94952.',
          es: 'Escriba primero los cinco dígitos del código postal, como 94952.',
        }),
      )
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
        say({
          en: `This is the center of ${zip}, ${point.city}, ${point.state}. It is only approximate.`,
          es: `Este es el centro de ${zip}, ${point.city}, ${point.state}. Solo es aproximado.`,
        }),
      )
    } catch (error) {
      setNotice(sentenceOf(error))
    }
  }
  const slip = pointSlip({ latitude, longitude, zipCode: zip }, middle, say)
  return (
    <div className="point">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void lookUp()}>
        {say({ en: 'Look up from ZIP', es: 'Buscar por código postal' })}
      </Button>
      <p role="status">{!slip && notice}</p>
      {slip && !confirmed.includes(slip.key) && (
        <SlipQuestion
          confirm={() => confirm(slip.key)}
          question={slip.question}
          yes={say({
            en: 'The point is right',
            es: 'El punto es correcto',
          })}
        />
      )}
    </div>
  )
}
