'use client'
import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { milesBetween } from '../../places/miles-between.ts'
import type { ZipCentroid } from '../../places/zip-centroid.ts'
import { askDesk, sentenceOf } from '../ask-desk.ts'
import { useZipPoint } from './use-zip-point.ts'
import './point-from-zip.css'

/** A ZIP code is seldom larger. */
const FAR_MILES = 30
const PLACES = 6

const rounded = (degrees: number) => Number(degrees.toFixed(PLACES))

/** Fills in the ZIP code’s point, and says where the two lie far apart; for who may write them. */
export const PointFromZip = () => {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission ? <LookUp /> : null
}

const LookUp = () => {
  const { dispatchFields, getField, setModified } = useForm()
  const zip = useFormFields(([fields]) => fields.zipCode?.value)
  const latitude = useFormFields(([fields]) => fields.latitude?.value)
  const longitude = useFormFields(([fields]) => fields.longitude?.value)
  const middle = useZipPoint(zip)
  const [said, setSaid] = useState('')

  // All at once, each marked as typed: else a save that is under way puts back what it has sent.
  const set = (values: Record<string, unknown>) => {
    const formState = Object.fromEntries(
      Object.entries(values).map(([path, value]) => [
        path,
        { ...getField(path), value, valid: true, isModified: true },
      ]),
    )
    dispatchFields({ type: 'UPDATE_MANY', formState })
    setModified(true)
  }
  const lookUp = async () => {
    if (typeof zip !== 'string' || !/^\d{5}$/.test(zip)) {
      setSaid('Write the five digits of the ZIP code first, such as 94952.')
      return
    }
    try {
      const point = await askDesk<ZipCentroid>(`/zip/${zip}`)
      set({
        latitude: rounded(point.latitude),
        longitude: rounded(point.longitude),
        coordinatesApproximate: true,
      })
      setSaid(`This is the middle of ${zip}, ${point.city}, ${point.state}: an approximate point.`)
    } catch (error) {
      setSaid(sentenceOf(error))
    }
  }
  const miles =
    middle && typeof latitude === 'number' && typeof longitude === 'number'
      ? milesBetween(middle, { latitude, longitude })
      : 0
  const isFar = miles > FAR_MILES
  return (
    <div className="point">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void lookUp()}>
        Look up from ZIP
      </Button>
      <p role="status" className={isFar ? 'point__far' : undefined}>
        {isFar && middle
          ? `The point lies ${Math.round(miles)} miles from ${zip}, ${middle.city}, ${middle.state}. Check the point and the ZIP code.`
          : said}
      </p>
    </div>
  )
}
