'use client'
import { Button, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { askEndpoint, EndpointError, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'
import { MappingForm } from './mapping-form.tsx'
import { SheetChoice } from './sheet-choice.tsx'
import { SourceName } from './source-name.tsx'
import './import.css'
import { useSay } from '../../panel-kit/use-say.ts'

/** Enough of a file to contain its header. */
const BEGINNING_BYTES = 65_536
/** What makes sense only to its end, by its first bytes: archives and workbooks, old Office files, JSON. */
const WHOLE = ['PK', '\x1f\x8b', '\xd0\xcf', '[', '{']

const beginningOf = async (file: File): Promise<Blob> => {
  const bytes = new Uint8Array(await file.slice(0, 100).arrayBuffer())
  const start = String.fromCharCode(...bytes)
    .replace(/^ï»¿/, '')
    .trimStart()
  return WHOLE.some((whole) => start.startsWith(whole)) ? file : file.slice(0, BEGINNING_BYTES)
}

/** A browser refuses to read a file that was saved again meanwhile, and sending it looks like a lost connection. */
const isAsChosen = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const formOf = (file: Blob, name: string, fields: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('file', file, name)
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return form
}

/** Uploads a file of clinics: a known format as it is, any other once its columns are mapped. */
export const UploadForm = () => {
  const say = useSay()
  const hint = useId()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [file, setFile] = useState<File>()
  const [columns, setColumns] = useState<ColumnsAnswer>()
  const [mapping, setMapping] = useState<MappingDraft>()
  const [isPartial, setPartial] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Whether the file may be another list than its source’s name says, and what somebody answered. */
  const [isInDoubt, setInDoubt] = useState(false)
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    await work().catch((error: unknown) => {
      setInDoubt(error instanceof EndpointError && error.status === 409)
      setFailure(sentenceOf(error))
    })
    setBusy(false)
  }
  const read = async (chosen: File, fields: Record<string, string> = {}) => {
    const form = formOf(await beginningOf(chosen), chosen.name, fields)
    const answer = await askEndpoint<ColumnsAnswer>('/imports/columns', form)
    setColumns(answer)
    setMapping(answer.mapping)
    setPartial(answer.isPartial)
  }
  const choose = (chosen: File | undefined) =>
    attempt(async () => {
      setFile(chosen)
      setColumns(undefined)
      setInDoubt(false)
      setSure(false)
      if (chosen) await read(chosen)
    })
  const input = useRef<HTMLInputElement>(null)
  const chooseEarly = useEffectEvent(() => {
    const early = input.current?.files?.[0]
    if (early) void choose(early)
  })
  // On a slow connection a file can be chosen before this code is there.
  useEffect(() => chooseEarly(), [])
  /** What somebody said of the table in the file. */
  const chosen: Record<string, string> = {
    ...(typeof mapping?.delimiter === 'string' && { delimiter: mapping.delimiter }),
    ...(typeof mapping?.headerLine === 'number' && { headerLine: String(mapping.headerLine) }),
    ...(typeof mapping?.sheet === 'string' && { sheet: mapping.sheet }),
  }
  const change = (changed: MappingDraft) => {
    // What was said of one source isn’t said of another.
    if (changed.source !== mapping?.source) setSure(false)
    setMapping(changed)
  }
  const upload = (event: FormEvent) => {
    event.preventDefault()
    if (!file || !columns) return setFailure(say({ en: 'Choose a file.', es: 'Elija un archivo.' }))
    return attempt(async () => {
      if (!(await isAsChosen(file)))
        throw new Error(
          say({
            en: 'This file has changed since you chose it. Choose it again.',
            es: 'Este archivo cambió desde que usted lo eligió. Elíjalo de nuevo.',
          }),
        )
      const format: Record<string, string> = columns.format
        ? { format: columns.format.name, source: mapping?.source ?? '', sheet: columns.sheet ?? '' }
        : { format: 'mapped', mapping: JSON.stringify(mapping) }
      const answers = { isPartial: String(isPartial), isSureOfSource: String(isSure) }
      const form = formOf(file, file.name, { ...format, ...answers })
      const { id } = await askEndpoint<{ id: number }>('/imports', form)
      startRouteTransition(() => router.push(`/admin/collections/imports/${id}`))
    })
  }
  return (
    <form className="imp imp-upload" onSubmit={upload} aria-busy={isBusy}>
      <h2>{say({ en: 'Upload a file', es: 'Subir un archivo' })}</h2>
      <p id={hint} className="imp-quiet">
        {say({
          en: 'HRSA’s “Health Center Service Delivery and Look-Alike Sites”, another directory’s HSDS as JSON or zip, or any list of clinics as Excel (.xlsx), CSV, JSON or GeoJSON, also in a zip: up to 50 MB and 100,000 rows. Nothing changes until you have reviewed the differences. HRSA’s can also be fetched on the page of',
          es: '«Health Center Service Delivery and Look-Alike Sites» de HRSA, el HSDS de otro directorio en JSON o zip, o cualquier lista de clínicas en Excel (.xlsx), CSV, JSON o GeoJSON, también en un zip: hasta 50 MB y 100,000 filas. Nada cambia hasta que usted haya revisado las diferencias. El de HRSA también se puede obtener en la página de',
        })}{' '}
        <a href="/admin/collections/sources">{say({ en: 'its source', es: 'su fuente' })}</a>.
      </p>
      <label className="imp-file">
        {say({ en: 'File', es: 'Archivo' })}
        <input
          ref={input}
          type="file"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv,.json,.ndjson,.geojson,.zip,.gz"
          aria-describedby={hint}
          // Without this, choosing the same file again after fixing it would do nothing.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      {columns && columns.sheets.length > 1 && (
        <SheetChoice
          columns={columns}
          onSheet={(sheet) =>
            attempt(async () => {
              if (file) await read(file, { sheet })
            })
          }
        />
      )}
      {columns?.format && <p role="status">{columns.format.notice}</p>}
      {columns?.format && mapping && !columns.format.isOneSource && (
        <SourceName columns={columns} mapping={mapping} onChange={change} />
      )}
      {file && columns && mapping && !columns.format && (
        <MappingForm
          columns={columns}
          mapping={mapping}
          onChange={change}
          onDelimiter={(delimiter) => attempt(() => read(file, { ...chosen, delimiter }))}
          onHeader={(headerLine) => attempt(() => read(file, { ...chosen, headerLine }))}
        />
      )}
      {columns && (
        <label className="imp-tick">
          <input
            type="checkbox"
            checked={isPartial}
            onChange={({ target }) => setPartial(target.checked)}
          />
          {say({
            en: 'This file is only part of its source: keep clinics it leaves out.',
            es: 'Este archivo es solo una parte de su fuente: conservar las clínicas que no incluye.',
          })}
        </label>
      )}
      {failure && (
        <p role="alert" className="imp-alert">
          {failure}
        </p>
      )}
      {isInDoubt && (
        <label className="imp-tick">
          <input
            type="checkbox"
            checked={isSure}
            onChange={({ target }) => setSure(target.checked)}
          />
          {say({
            en: `This file does come from “${mapping?.source}”.`,
            es: `Este archivo sí viene de «${mapping?.source}».`,
          })}
        </label>
      )}
      {columns && (
        <div className="imp-actions">
          <Button type="submit" margin={false} disabled={isBusy}>
            {isBusy
              ? say({ en: 'Uploading…', es: 'Subiendo…' })
              : say({ en: 'Upload and compare', es: 'Subir y comparar' })}
          </Button>
        </div>
      )}
    </form>
  )
}
