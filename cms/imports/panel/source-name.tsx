import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'

interface Props {
  columns: ColumnsAnswer
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
}

/** Asks where a file comes from: the clinics of one source are never those of another. */
export const SourceName = ({ columns: { sources }, mapping, onChange }: Props) => {
  const choose = (source: string) => onChange({ ...mapping, source })
  return (
    <div className="imp-source">
      <label>
        Name of the source
        <input
          required
          pattern="[a-z0-9\-]+"
          value={mapping.source}
          onChange={({ target }) => choose(target.value)}
        />
        <span className="imp-quiet">
          Lowercase letters, digits and hyphens. Use the same name next time, so that the same
          clinics are updated.
        </span>
      </label>
      {sources.length > 0 && (
        <p className="imp-quiet">
          Other files with these columns came from a source below. Choose it only if this file is a
          newer one from there.
        </p>
      )}
      {sources.map((source) => (
        <button key={source} type="button" onClick={() => choose(source)}>
          {source}
        </button>
      ))}
    </div>
  )
}
