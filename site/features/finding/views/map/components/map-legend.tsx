import { chakra, defineStyle, List } from '@chakra-ui/react'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { useProductName } from '../../../../../lib/site-settings.tsx'

const sign = defineStyle({ width: '4', height: '4', flex: 'none' })
const tones = {
  free: defineStyle({ fill: 'free' }),
  low: defineStyle({ fill: 'low' }),
  unknown: defineStyle({ fill: 'quiet' }),
  you: defineStyle({ fill: 'you' }),
}

/** The markers' shapes and what they stand for. */
export const MapLegend = () => {
  const { legend } = useCopy(mapCopy)
  const product = useProductName()
  const entries = [
    { tone: 'free', label: product, shape: <circle cx="8" cy="8" r="7" /> },
    {
      tone: 'low',
      label: legend.lowCost,
      shape: <rect x="1" y="1" width="14" height="14" rx="2" />,
    },
    { tone: 'unknown', label: legend.unknown, shape: <path d="m8 0 8 8-8 8-8-8z" /> },
    {
      tone: 'you',
      label: legend.you,
      shape: <path d="m8 .5 2.2 4.7 5.1.6-3.8 3.5 1 5L8 11.8l-4.5 2.5 1-5L.7 5.8l5.1-.6z" />,
    },
  ] as const
  return (
    <List.Root display="flex" flexWrap="wrap" columnGap="4" rowGap="1" aria-label={legend.label}>
      {entries.map(({ tone, label, shape }) => (
        <List.Item key={tone} display="flex" alignItems="center" gap="2">
          <chakra.svg css={[sign, tones[tone]]} viewBox="0 0 16 16" aria-hidden="true">
            {shape}
          </chakra.svg>
          <span>{label}</span>
        </List.Item>
      ))}
    </List.Root>
  )
}
