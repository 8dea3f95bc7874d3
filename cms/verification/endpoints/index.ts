import type { Endpoint } from 'payload'
import { askAgain, refused } from './ask-again.ts'
import { callListEndpoints } from './call-lists.ts'
import { close, closeForNow } from './close.ts'
import { confirm } from './confirm.ts'
import { correct } from './correct.ts'
import { figureEndpoints } from './figures.ts'
import { renewClaim, stop } from './keep-claim.ts'
import { move } from './moved.ts'
import { noNumberFound, numberFound, numberWorks, wrongNumber } from './numbers.ts'
import { openClinic, openNext } from './open.ts'
import { unansweredCalls } from './unanswered.ts'
import { undoCall } from './undo.ts'

/** The monthly round of calls. Every outcome returns the next clinic. */
export const verificationEndpoints: Endpoint[] = [
  openNext,
  openClinic,
  renewClaim,
  stop,
  confirm,
  correct,
  ...unansweredCalls,
  refused,
  wrongNumber,
  numberFound,
  numberWorks,
  noNumberFound,
  askAgain,
  move,
  close,
  closeForNow,
  undoCall,
  ...callListEndpoints,
  ...figureEndpoints,
]
