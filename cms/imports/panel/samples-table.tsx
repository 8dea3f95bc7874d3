import type { ColumnsAnswer } from '../endpoints/answers.ts'

/** The first rows of a file, so that a person sees what each column holds. */
export const SamplesTable = ({ columns, samples }: Pick<ColumnsAnswer, 'columns' | 'samples'>) => {
  if (samples.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too
    <section className="imp-samples" aria-label="The first rows of the file" tabIndex={0}>
      <table>
        <caption>The first rows of the file</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map((row) => (
            <tr key={row.join('|')}>
              {columns.map((column, index) => (
                <td key={column}>{row[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
