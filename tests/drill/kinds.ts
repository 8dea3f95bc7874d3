import { messageValues } from '../support/form-values.ts'
import type { Kind } from './load.ts'

const TOWNS = ['Chicago', 'Anderson', '60601', 'Los Angeles', 'Portland', 'Texas']
const any = (texts: readonly string[]) => texts[Math.floor(Math.random() * texts.length)] ?? ''
export const number = (below: number) => Math.floor(Math.random() * below)

/** What visitors ask for, in pages and answers. */
export const READING: readonly Kind[] = [
  {
    name: 'pages seen before',
    share: 40,
    make: () => ({ path: `/search?location=${any(TOWNS)}` }),
  },
  {
    name: 'answers seen before',
    share: 40,
    make: () => ({ path: `/api/clinics/search?location=${any(TOWNS)}` }),
  },
  {
    name: 'new answers',
    share: 15,
    make: () => ({ path: `/api/clinics/search?location=${any(TOWNS)}&offset=${number(10_000)}` }),
  },
]

/** Messages, each from an address of its own, since one address may send only a few. */
export const messages = (acknowledged: string[]): Kind => ({
  name: 'messages',
  share: 5,
  make: () => {
    const values = messageValues()
    return {
      method: 'POST',
      path: '/api/contact-messages',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.${number(256)}.${number(256)}`,
      },
      body: JSON.stringify(values),
      answered: (status) => {
        if (status === 201) acknowledged.push(values.email)
      },
    }
  },
})
