import { useSay } from '../../panel-kit/use-say.ts'
import type { ColumnsAnswer } from '../endpoints/answers.ts'

/** The first rows of a file, so that a person sees what each column holds. */
export const SamplesTable = ({ columns, samples }: Pick<ColumnsAnswer, 'columns' | 'samples'>) => {
  const say = useSay()
  if (samples.length === 0) return null
  const title = say({ en: 'The first rows of the file', es: 'Las primeras filas del archivo' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too
    <section className="imp-samples" aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
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
