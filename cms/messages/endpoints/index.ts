import type { Endpoint } from 'payload'
import { markMessage } from './mark.ts'
import { reply, showReplies, showReply } from './reply.ts'
import { reportClinic } from './report-clinic.ts'

/** The panel's endpoints for visitors' messages. */
export const messageEndpoints: Endpoint[] = [
  markMessage,
  reportClinic,
  showReplies,
  showReply,
  reply,
]
