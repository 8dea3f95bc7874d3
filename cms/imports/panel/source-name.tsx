import { useSay } from '../../panel-kit/use-say.ts'
import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'

interface Props {
  columns: ColumnsAnswer
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
}

/** Asks where a file comes from: the clinics of one source are never those of another. */
export const SourceName = ({ columns: { sources }, mapping, onChange }: Props) => {
  const say = useSay()
  const choose = (source: string) => onChange({ ...mapping, source })
  return (
    <div className="imp-source">
      <label>
        {say({ en: 'Name of the source', es: 'Nombre de la fuente' })}
        <input
          required
          pattern="[a-z0-9\-]+"
          value={mapping.source}
          onChange={({ target }) => choose(target.value)}
        />
        <span className="imp-quiet">
          {say({
            en: 'Lowercase letters, digits and hyphens. Use the same name next time, so that the same clinics are updated.',
            es: 'Letras minúsculas, dígitos y guiones. Use el mismo nombre la próxima vez, para que se actualicen las mismas clínicas.',
          })}
        </span>
      </label>
      {sources.length > 0 && (
        <p className="imp-quiet">
          {say({
            en: 'Other files with these columns came from a source below. Choose it only if this file is a newer one from there.',
            es: 'Otros archivos con estas columnas vinieron de una fuente de abajo. Elíjala solo si este archivo es uno más nuevo de ahí.',
          })}
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
