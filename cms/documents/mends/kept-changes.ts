'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect, useRef } from 'react'

const savedAt = ({ updatedAt }: FormState): unknown => updatedAt?.value

/** The same fields, to be overwritten by the response to an autosave or not. */
const marked = (fields: FormState, paths: Iterable<string>, isModified: boolean): FormState =>
  Object.fromEntries(
    [...paths].flatMap((path) => {
      const field = fields[path]
      return field && (field.isModified ?? false) !== isModified
        ? [[path, { ...field, isModified }]]
        : []
    }),
  )

/**
 * The response to an autosave brings back what was sent, except for modified fields. Payload takes that mark from a
 * field as soon as another one is changed, so of two that are changed during an autosave one would be lost.
 * It is put back until a response has come.
 *
 * Upstream: payloadcms/payload#17676
 * No longer needed: once Payload's form keeps that mark (payload-itself.test.ts).
 */
export const useKeptChanges = () => {
  const [fields] = useAllFormFields()
  const { dispatchFields } = useForm()
  const before = useRef(fields)
  const changed = useRef(new Set<string>())
  useLayoutEffect(() => {
    const isAnswered = savedAt(before.current) !== savedAt(fields)
    const isSame = (path: string) => before.current[path]?.value === fields[path]?.value
    const done = isAnswered ? [...changed.current].filter(isSame) : []
    before.current = fields
    for (const path of done) changed.current.delete(path)
    for (const [path, { isModified }] of Object.entries(fields))
      if (isModified && !done.includes(path)) changed.current.add(path)
    const formState = { ...marked(fields, done, false), ...marked(fields, changed.current, true) }
    if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [fields, dispatchFields])
}
