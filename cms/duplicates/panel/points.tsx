'use client'
import { outbound } from '../../contract/paths.ts'
import type { PairClinic, PairScreen } from '../endpoints/answers.ts'
import { sketchOf } from './sketch.ts'
import { distanceInWords } from './words.ts'

const MapLink = ({ clinic, label }: { clinic: PairClinic; label: string }) => {
  const { latitude, longitude, isApproximate } = clinic
  if (latitude === null || longitude === null) return <li>{label}: no point</li>
  return (
    <li>
      <a href={outbound.openStreetMap({ latitude, longitude })} target="_blank" rel="noopener">
        {label} on a map
      </a>
      {isApproximate && ' (about: the center of its ZIP code)'}
    </li>
  )
}

/** How far apart they are: in words, drawn to scale, and as links to maps. */
export const Points = ({ shown: { pair, miles } }: { shown: PairScreen }) => {
  const sketch = sketchOf(pair.one, pair.two)
  return (
    <section className="dup-points" aria-labelledby="dup-where">
      <h2 id="dup-where">Where they are</h2>
      <p>{miles === null ? 'Not both have a point.' : `They are ${distanceInWords(miles)}.`}</p>
      {sketch && (
        <svg viewBox="0 0 200 200" role="img" aria-label={`North is up. The bar is ${sketch.bar}.`}>
          <rect width="200" height="200" className="dup-ground" />
          <path d="M20 184v6h40v-6" className="dup-bar" />
          <text x="66" y="190">
            {sketch.bar}
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
        <MapLink clinic={pair.one} label="First" />
        <MapLink clinic={pair.two} label="Second" />
      </ul>
    </section>
  )
}
