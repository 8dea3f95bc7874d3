import { describe, expect, it } from 'vitest'
import { contactFields, faultIn } from '../../../cms/contract/form-fields.ts'
import { outbound } from '../../../cms/contract/paths.ts'

describe('a link that writes to an address', () => {
  it('opens an email to it', () => {
    expect(outbound.email('ana.diaz@example.org')).toBe('mailto:ana.diaz@example.org')
  })

  it.each([
    'ben%40clinic.org?bcc=spy@evil.example',
    'ben?bcc=a%40b.org&body=x@evil.example',
    'ben%2Cspy%40evil.example%3Fcc=@evil.example',
  ])('adds nothing to the email for an address that the forms accept: %s', (address) => {
    expect(faultIn(contactFields.email, address)).toBeUndefined()
    const { pathname, search, hash } = new URL(outbound.email(address))
    expect(decodeURIComponent(pathname)).toBe(address)
    expect(search + hash).toBe('')
  })
})
