import { expect, it } from 'vitest'
import { pathsFor } from '../../../cms/contract/paths.ts'
import { testDatabase, testProduct } from '../../support/test-product.ts'

const database = await testDatabase()
const product = await testProduct(database.url)

/** The addresses of this site that a page links to. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&').replace(/#.*/, ''),
  )

/** Lists lead to hundreds of pages that are alike: one of each kind stands for all. */
const kindOf = (address: string) =>
  address
    .replace(/\?.*/, '?')
    .replace(
      /\/(services|category|united-states|state|blog)\/(?!category|united-states)[^/?]+/g,
      '/$1/*',
    )

it('no link of home, and of the pages it leads to, ends where there is no page', async () => {
  const dead: string[] = []
  const open = async (address: string, from: string) => {
    const response = await fetch(product.url + address)
    if (!response.ok) dead.push(`${from} leads to ${address}: ${response.status}`)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    const text = await response.text()
    return isPage ? linksOf(text) : []
  }
  const seen = new Set<string>()
  const openNew = async (links: string[], from: string, keyOf: (address: string) => string) => {
    const found: [from: string, links: string[]][] = []
    for (const address of links) {
      if (seen.has(keyOf(address))) continue
      seen.add(keyOf(address))
      found.push([address, await open(address, from)])
    }
    return found
  }
  const first = await openNew(await open('/', ''), '/', (address) => address)
  expect([...seen]).toContain(pathsFor('en').emergencyCareGuide)
  for (const [address] of first) seen.add(kindOf(address))
  for (const [address, links] of first) await openNew(links, address, kindOf)
  expect(seen.size).toBeGreaterThan(100)
  expect([...seen].filter((address) => address.startsWith('/es/')).length).toBeGreaterThan(20)
  expect(dead).toEqual([])
})
