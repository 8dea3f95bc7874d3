import type { ColumnsAnswer } from '../endpoints/answers.ts'

interface Props {
  columns: ColumnsAnswer
  /** Rereads the workbook with the list in another sheet. */
  onSheet: (sheet: string) => void
}

/** Which sheet of a workbook has the list. */
export const SheetChoice = ({ columns, onSheet }: Props) => (
  <label className="imp-source">
    Sheet
    <select value={columns.sheet ?? ''} onChange={({ target }) => onSheet(target.value)}>
      {columns.sheets.map((sheet) => (
        <option key={sheet} value={sheet}>
          {sheet}
        </option>
      ))}
    </select>
    <span className="imp-quiet">
      The one whose columns are most like those of a list of clinics. Import another one as a file
      of its own.
    </span>
  </label>
)
