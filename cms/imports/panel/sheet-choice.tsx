import { useSay } from '../../panel-kit/use-say.ts'
import type { ColumnsAnswer } from '../endpoints/answers.ts'

interface Props {
  columns: ColumnsAnswer
  /** Rereads the workbook with the list in another sheet. */
  onSheet: (sheet: string) => void
}

/** Which sheet of a workbook has the list. */
export const SheetChoice = ({ columns, onSheet }: Props) => {
  const say = useSay()
  return (
    <label className="imp-source">
      {say({ en: 'Sheet', es: 'Hoja' })}
      <select value={columns.sheet ?? ''} onChange={({ target }) => onSheet(target.value)}>
        {columns.sheets.map((sheet) => (
          <option key={sheet} value={sheet}>
            {sheet}
          </option>
        ))}
      </select>
      <span className="imp-quiet">
        {say({
          en: 'The one whose columns are most like those of a list of clinics. Import another one as a file of its own.',
          es: 'La que tiene las columnas más parecidas a las de una lista de clínicas. Importe otra como un archivo aparte.',
        })}
      </span>
    </label>
  )
}
