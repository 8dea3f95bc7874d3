import { describe, expect, it } from 'vitest'
import { ROLES } from '../../../cms/access/roles.ts'
import { SUBMISSION_STATUSES } from '../../../cms/contract/constants.ts'
import { STEP_NAMES, STEPS, stepsFrom } from '../../../cms/submissions/steps.ts'

const namesFrom = (...given: Parameters<typeof stepsFrom>) =>
  stepsFrom(...given).map(({ name }) => name)

describe('the steps of a submission', () => {
  it('are these, and the usual one comes first', () => {
    const table = SUBMISSION_STATUSES.map((status) => [status, namesFrom(status, 'editor')])
    expect(Object.fromEntries(table)).toEqual({
      received: ['review', 'decline'],
      'in review': ['verify', 'decline'],
      verified: ['publish', 'decline'],
      published: [],
      declined: ['reopen'],
    })
  })

  it('are also for reviewers, except publishing', () => {
    for (const status of SUBMISSION_STATUSES)
      expect(namesFrom(status, 'reviewer')).toEqual(
        namesFrom(status, 'admin').filter((name) => name !== 'publish'),
      )
  })

  it('have the listed names and known roles', () => {
    expect(STEPS.map(({ name }) => name).sort()).toEqual([...STEP_NAMES].sort())
    for (const { roles } of STEPS) expect(ROLES).toEqual(expect.arrayContaining([...roles]))
  })

  it('ask for a reason only when a submission is declined', () => {
    const asking = STEPS.filter(({ needsReason }) => needsReason).map(({ to }) => to)
    expect(asking).toEqual(['declined'])
  })
})
