import type { InEach } from '../../panel-kit/say.ts'

export const HERE = '/admin/duplicates'

/** What the address of the screen says: which pairs, and which of them is open. */
export interface QueueAddress {
  show: 'open' | 'decided'
  /** A state's id. */
  state: string
  by: string
  page: string
  pair: string
}

type Params = Record<string, string | string[] | undefined>

const numberIn = (value: string | string[] | undefined) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? value : ''

export const queueIn = (params: Params = {}): QueueAddress => ({
  show: params.show === 'decided' ? 'decided' : 'open',
  state: numberIn(params.state),
  by: typeof params.by === 'string' && Object.hasOwn(BY, params.by) ? params.by : '',
  page: numberIn(params.page),
  pair: numberIn(params.pair),
})

/** What speaks for a pair, as people choose it. */
export const BY: Readonly<Record<string, InEach>> = {
  phone: { en: 'Same phone number', es: 'Mismo número de teléfono' },
  address: { en: 'Same address', es: 'Misma dirección' },
  name: { en: 'Same or similar name', es: 'Mismo nombre o parecido' },
  near: { en: 'Near each other', es: 'Cerca una de la otra' },
}

const written = (parts: Partial<QueueAddress>): string => {
  const filled = Object.entries(parts).filter(([, value]) => value !== '' && value !== 'open')
  const query = new URLSearchParams(filled).toString()
  return query && `?${query}`
}

/** The address of the list, or of a pair in it. */
export const addressOf = (queue: QueueAddress, change: Partial<QueueAddress> = {}): string =>
  HERE + written({ ...queue, ...change })

/** What endpoints are asked. */
export const filterOf = ({ state, by }: QueueAddress): { state?: number; by?: string } => ({
  ...(state && { state: Number(state) }),
  ...(by && { by }),
})

/** The same as a query. */
export const queryOf = ({ state, by, show, page }: QueueAddress): string =>
  written({ state, by, show, page })
