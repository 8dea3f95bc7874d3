import { makeStaffLink } from '../../cms/staff/queries/staff-links.ts'
import type { TestPayload } from './payload.ts'

/** The token of a new link to the listing of a clinic. */
export const staffToken = ({ payload }: Pick<TestPayload, 'payload'>, clinic: number) =>
  makeStaffLink({ payload }, clinic)
