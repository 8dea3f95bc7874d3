import { describe, expect, it } from 'vitest'
import { PAGE_KINDS } from '../../../cms/contract/index.ts'
import { patterns } from '../../../cms/contract/paths.ts'
import { pageKindAt } from '../../../site/lib/page-kinds.ts'

const {
  confirmNewsletter,
  submission,
  correctClinic,
  staffLink,
  ownListing,
  confirmListing,
  stopReminders,
  preview,
  guide,
  whatWouldIPay,
  saved,
  embedSearch,
  offline,
  reservedSlugs,
  ...others
} = patterns
const addressOf = (pattern: string) => pattern.replaceAll(/:\w+|\*/g, 'word')

describe('the kind of a page', () => {
  it.each(Object.values(others).flat())('is known for %s', (pattern) => {
    expect(PAGE_KINDS).toContain(pageKindAt(addressOf(pattern)))
  })

  it.each([
    ['/services/river-clinic', 'clinic'],
    ['/Services/River-Clinic/', 'clinic'],
    ['/services/united-states/texas', 'state'],
    ['/services/category/dental/united-states/texas', 'category'],
    ['/resources/blog/first-visit', 'reading'],
    ['/submit-clinic', 'forms'],
  ])('of %s is %s', (path, kind) => {
    expect(pageKindAt(path)).toBe(kind)
  })

  it('is undefined where third-party scripts must never run, and without a page', () => {
    const secret = [
      submission,
      correctClinic,
      staffLink,
      ownListing,
      confirmListing,
      stopReminders,
      preview,
      guide,
    ].map(addressOf)
    for (const path of [
      confirmNewsletter,
      whatWouldIPay,
      saved,
      offline,
      embedSearch,
      ...secret,
      '/nothing',
    ])
      expect(pageKindAt(path)).toBeUndefined()
  })
})
