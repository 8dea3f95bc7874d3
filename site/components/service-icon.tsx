import type { ServiceKind } from '../lib/service-kind.ts'
import { listStyle } from '../theme/list-style.ts'
import { stroke } from './icon.tsx'

const mark = { width: '1.25em', height: '1.25em', flex: 'none' } as const

const styles: Record<ServiceKind, string> = {
  dental: listStyle(mark, { color: 'dental' }),
  mental: listStyle(mark, { color: 'mental' }),
  women: listStyle(mark, { color: 'women' }),
  children: listStyle(mark, { color: 'children' }),
  vision: listStyle(mark, { color: 'vision' }),
  immunization: listStyle(mark, { color: 'immunization' }),
  pharmacy: listStyle(mark, { color: 'pharmacy' }),
  general: listStyle(mark, { color: 'general' }),
}

const outlines: Record<ServiceKind, string> = {
  // A tooth.
  dental:
    'M12 6c-2-1.6-6.5-2-6.5 2.5 0 3.5 1 4.5 1.5 7.5.4 2.5.7 4 1.7 4 1.3 0 1.3-5.5 3.3-5.500s2 5.5 3.3 5.500c1 0 1.3-1.5 1.7-4 .5-3 1.5-4 1.5-7.500C18.5 4 14 4.4 12 6',
  // Two people's words.
  mental: 'M4 5h11v8H9l-3 3v-3H4zM18 9h2v8h-2v3l-3-3h-4',
  // The sign of Venus.
  women: 'M12 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M12 14v7M9 18h6',
  // A small figure, arms up.
  children: 'M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M5 8l7 4 7-4M12 12v4M12 16l-4 5M12 16l4 5',
  // An eye.
  vision: 'M3 12c4-7 14-7 18 0-4 7-14 7-18 0M12 9.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  // A syringe.
  immunization: 'M15 4l5 5M17.5 6.500L9 15l-3.5.5L6 12l8.5-8.500M10 8l3 3M3 21l4-4M14 3l7 7',
  // A capsule.
  pharmacy: 'M5.5 12.500l7-7a4.2 4.2 0 0 1 6 6l-7 7a4.2 4.2 0 0 1-6-6M9 9l6 6',
  // A cross.
  general: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5z',
}

interface ServiceIconProps {
  kind: ServiceKind
}

/** The picture of a kind of service; always beside the service's name. */
export const ServiceIcon = ({ kind }: ServiceIconProps) => (
  <svg className={styles[kind]} viewBox="0 0 24 24" aria-hidden="true" {...stroke}>
    <path d={outlines[kind]} />
  </svg>
)
