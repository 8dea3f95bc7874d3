'use client'
import { type ChangeEvent, useState } from 'react'
import { useSay } from '../../panel-kit/use-say.ts'
import type { MappingDraft } from '../endpoints/answers.ts'

const isDraft = (value: unknown): value is MappingDraft =>
  typeof value === 'object' && value !== null && 'source' in value && 'columns' in value

/** Loads a mapping that was saved as a file, such as one for the import command. */
export const MappingFile = ({ onChange }: { onChange: (mapping: MappingDraft) => void }) => {
  const say = useSay()
  const [failure, setFailure] = useState<string>()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text()
    if (!text) return
    try {
      const mapping: unknown = JSON.parse(text)
      if (!isDraft(mapping)) throw new Error()
      setFailure(undefined)
      const { facts = {}, separators = {} } = mapping
      onChange({ ...mapping, facts, separators })
    } catch {
      setFailure(
        say({
          en: 'This is not a mapping. It must be JSON with “source” and “columns”.',
          es: 'Esto no es una asignación. Debe ser JSON con «source» y «columns».',
        }),
      )
    }
  }
  return (
    <details className="imp-details">
      <summary>
        {say({ en: 'Load the mapping from a file', es: 'Cargar la asignación desde un archivo' })}
      </summary>
      <label className="imp-file">
        {say({ en: 'Mapping file (JSON)', es: 'Archivo de asignación (JSON)' })}
        <input type="file" accept=".json,application/json" onChange={read} />
      </label>
      {failure && (
        <p role="alert" className="imp-alert">
          {failure}
        </p>
      )}
    </details>
  )
}
