import { useSay } from '../../panel-kit/use-say.ts'
import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'

type Facts = MappingDraft['facts']

interface Props {
  categories: ColumnsAnswer['categories']
  facts: Facts
  onChange: (facts: Facts) => void
}

const FLAGS = [
  ['isFree', { en: 'Free of charge', es: 'Gratis' }],
  ['isLowCost', { en: 'Low-cost', es: 'Bajo costo' }],
  ['section330Funded', { en: 'Section 330 funded', es: 'Financiada por la sección 330' }],
] as const

interface TickProps {
  label: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

const Tick = ({ label, isTicked, onTick }: TickProps) => (
  <label className="imp-tick">
    <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
    {label}
  </label>
)

/** What is true of every clinic in a file, even though the file doesn't say it. */
export const FactsForm = ({ categories, facts, onChange }: Props) => {
  const say = useSay()
  const { slidingFeeScale: scale, categories: chosen = [], ...others } = facts
  const toggle = (slug: string, isTicked: boolean) => {
    const rest = chosen.filter((other) => other !== slug)
    onChange({ ...facts, categories: isTicked ? [...rest, slug] : rest })
  }
  return (
    <fieldset className="imp-ticks">
      <legend>
        {say({
          en: 'True of every clinic in the file',
          es: 'Vale para todas las clínicas del archivo',
        })}
      </legend>
      {FLAGS.map(([flag, label]) => (
        <Tick
          key={flag}
          label={say(label)}
          isTicked={facts[flag] ?? false}
          onTick={(isTicked) => onChange({ ...facts, [flag]: isTicked || undefined })}
        />
      ))}
      <Tick
        label={say({
          en: 'Sliding fee scale',
          es: 'Tarifa según ingresos',
        })}
        isTicked={scale === 'yes'}
        onTick={(isTicked) =>
          onChange({ ...others, categories: chosen, ...(isTicked && { slidingFeeScale: 'yes' }) })
        }
      />
      {categories.map(({ slug, name }) => (
        <Tick
          key={slug}
          label={say({ en: `Category: ${name}`, es: `Categoría: ${name}` })}
          isTicked={chosen.includes(slug)}
          onTick={(isTicked) => toggle(slug, isTicked)}
        />
      ))}
    </fieldset>
  )
}
