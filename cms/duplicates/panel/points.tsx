'use client'
import { outbound } from '../../contract/paths.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { PairClinic, PairScreen } from '../endpoints/answers.ts'
import { sketchOf } from './sketch.ts'
import { distanceInWords } from './words.ts'

const MapLink = ({ clinic, label }: { clinic: PairClinic; label: string }) => {
  const say = useSay()
  const { latitude, longitude, isApproximate } = clinic
  if (latitude === null || longitude === null)
    return <li>{say({ en: `${label}: no point`, es: `${label}: sin punto` })}</li>
  return (
    <li>
      <a href={outbound.openStreetMap({ latitude, longitude })} target="_blank" rel="noopener">
        {say({ en: `${label} on a map`, es: `${label} en un mapa` })}
      </a>
      {isApproximate &&
        say({
          en: ' (about: the center of its ZIP code)',
          es: ' (aproximado: el centro de su código postal)',
        })}
    </li>
  )
}

/** How far apart they are: in words, drawn to scale, and as links to maps. */
export const Points = ({ shown: { pair, miles } }: { shown: PairScreen }) => {
  const say = useSay()
  const sketch = sketchOf(pair.one, pair.two)
  return (
    <section className="dup-points" aria-labelledby="dup-where">
      <h2 id="dup-where">{say({ en: 'Where they are', es: 'Dónde están' })}</h2>
      <p>
        {miles === null
          ? say({ en: 'At least one of them has no point.', es: 'Al menos una no tiene punto.' })
          : say({
              en: `They are ${say(distanceInWords(miles))}.`,
              es: `Están ${say(distanceInWords(miles))}.`,
            })}
      </p>
      {sketch && (
        <svg
          viewBox="0 0 200 200"
          role="img"
          aria-label={say({
            en: `North is up. The bar is ${sketch.bar.en}.`,
            es: `El norte está arriba. La barra mide ${sketch.bar.es}.`,
          })}
        >
          <rect width="200" height="200" className="dup-ground" />
          <path d="M20 184v6h40v-6" className="dup-bar" />
          <text x="66" y="190">
            {say(sketch.bar)}
          </text>
          <text x="186" y="18" textAnchor="end">
            N ↑
          </text>
          {sketch.dots.map(({ x, y, label }) => (
            <g key={label}>
              <circle cx={x} cy={y} r="6" className="dup-dot" />
              <text x={x + 10} y={label === '1' ? y - 6 : y + 16}>
                {label}
              </text>
            </g>
          ))}
        </svg>
      )}
      <ul>
        <MapLink clinic={pair.one} label={say({ en: 'First', es: 'Primera' })} />
        <MapLink clinic={pair.two} label={say({ en: 'Second', es: 'Segunda' })} />
      </ul>
    </section>
  )
}
