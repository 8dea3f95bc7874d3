import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import type { DehydratedState } from '@tanstack/react-query'
import type { Clock } from './clock.tsx'
import type { Posted } from './posted.ts'

/** The data that the server sends to the browser with the page. */
export interface PageState {
  locale: Locale
  publicUrl: string
  queries: DehydratedState
  /** As in Clock; only if the page says something of its time. */
  now?: number | undefined
  /** As in Clock; only if there are any. */
  holidays?: Clock['holidays'] | undefined
  /** The form that was posted to the page, if it was refused. */
  posted?: Posted | undefined
}

/** Id of the <script type="application/json"> that contains the state. */
export const STATE_ID = 'state'
/** Id of the element that contains the page. */
export const ROOT_ID = 'root'
