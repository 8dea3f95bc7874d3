import type { FieldHook } from 'payload'
import type { Comment } from '../../payload-types.ts'

type Sign = FieldHook<Comment>

/** The person who writes a comment stays its author, whoever changes it. */
export const author: Sign = ({ operation, originalDoc, req, value }) =>
  operation === 'create' ? (req.user?.id ?? value ?? null) : originalDoc?.writtenBy

const isSettledNow = (data: Partial<Comment> | undefined, before: Comment | undefined) =>
  data?.resolved === true && before?.resolved !== true

/** Who resolved it, until it is opened again. */
export const resolver: Sign = ({ data, originalDoc, req, value }) => {
  if (isSettledNow(data, originalDoc)) return req.user?.id ?? null
  return data?.resolved ? value : null
}
