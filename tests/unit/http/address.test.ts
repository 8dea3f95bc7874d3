import { describe, expect, it } from 'vitest'
import { pseudonym, visitorAddress } from '../../../cms/http/limits/address.ts'

const behind = (proxies: number, forwarded: string) =>
  visitorAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } },
    proxies,
  )

describe('the visitor’s address', () => {
  it('is the connection’s if there is no trusted proxy', () => {
    expect(behind(0, '203.0.113.9')).toBe('10.0.0.1')
  })

  it('is what the outermost trusted proxy saw', () => {
    expect(behind(1, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(behind(2, '198.51.100.1, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9')
  })

  it('is the connection’s if a proxy named none', () => {
    expect(behind(1, '')).toBe('10.0.0.1')
    expect(behind(2, '203.0.113.9')).toBe('10.0.0.1')
  })

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
  ])('%s is read without the port', (written, address) => {
    expect(behind(1, written)).toBe(address)
  })
})

describe('one sender', () => {
  const same = (one: string, other: string) =>
    expect(pseudonym(one, 'secret')).toBe(pseudonym(other, 'secret'))
  const others = (one: string, other: string) =>
    expect(pseudonym(one, 'secret')).not.toBe(pseudonym(other, 'secret'))

  it('has a /64 network of IPv6, however it is written', () => {
    same('2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d')
    same('2001:db8::1', '2001:db8:0:0:ffff::')
    same('2001:DB8:0001:2::', '2001:db8:1:2::9')
    others('2001:db8:1:2::1', '2001:db8:1:3::1')
    others('2001:db8::1', '2001:db8:1::1')
  })

  it('has one IPv4 address, also if it is written as IPv6', () => {
    same('::ffff:203.0.113.9', '203.0.113.9')
    same('::ffff:cb00:7109', '203.0.113.9')
    others('::ffff:203.0.113.9', '::ffff:203.0.113.8')
    others('203.0.113.9', '203.0.113.8')
  })

  it('can’t be read from the pseudonym', () => {
    expect(pseudonym('203.0.113.9', 'secret')).toMatch(/^[\w-]{43}$/)
    expect(pseudonym('203.0.113.9', 'secret')).not.toBe(pseudonym('203.0.113.9', 'other'))
  })
})
