import type { PageLocale } from '@healthcare-for-all/cms/contract/paths'
import type { DehydratedState } from '@tanstack/react-query'
import type { Posted } from './posted.ts'

/** What the server tells the browser besides the page itself. */
export interface PageState {
  locale: PageLocale
  publicUrl: string
  queries: DehydratedState
  /** The form that was posted to the page, where it was refused. */
  posted?: Posted | undefined
}

/** Id of the <script type="application/json"> that holds the state. */
export const STATE_ID = 'state'
/** Id of the element that holds the page. */
export const ROOT_ID = 'root'
