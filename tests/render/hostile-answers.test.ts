import { expect, test } from 'vitest'
import { changed } from '../support/rendered/defaults.ts'
import { type Opened, open, post } from '../support/rendered/open.ts'
import { receive } from '../support/rendered/receive.ts'
import { ADDRESSES } from '../support/rendered/screens.ts'
import { spoiled } from '../support/spoiled.ts'

/** Closes every kind of element and attribute, turns the line around, and is long. */
const HOSTILE = `"'></title></script></style></textarea></template><script>bad()</script><img src=x onerror=bad()>\u202e&amp;${'W'.repeat(300)}`

/** Something hostile for each text. */
const HOSTILE_ANSWERS = changed((answer) => spoiled(answer, HOSTILE))

/** The elements that a text could have added. */
const added = ({ document }: Opened): string[] => [
  ...[...document.querySelectorAll('[onerror], img[src=x]')].map(({ tagName }) => tagName),
  ...[...document.querySelectorAll('script')]
    .map(({ textContent }) => textContent)
    .filter((code) => code === 'bad()'),
]

test('whatever the API says, it is only text', async () => {
  const misses: string[] = []
  for (const address of ADDRESSES) {
    const page = await open(address, HOSTILE_ANSWERS)
    const { document, html } = page
    misses.push(...added(page).map((element) => `${address}: ${element}`))
    const rest = html.slice(html.indexOf('</html>') + '</html>'.length).trim()
    if (rest !== '') misses.push(`${address}: text after the end`)
    if (document.querySelectorAll('h1').length !== 1) misses.push(`${address}: h1`)
    if (!document.querySelector('footer a')) misses.push(`${address}: no footer`)
    for (const script of document.querySelectorAll('script[type$=json]'))
      expect(() => JSON.parse(script.textContent), address).not.toThrow()
  }
  expect(misses).toEqual([])
})

test('whatever somebody types, it is only text', async () => {
  const typed = ['name', 'email', 'phone', 'category', 'subject', 'message', 'clinicName', 'text']
  const values = typed.map((name): [string, string] => [name, HOSTILE])
  for (const address of ['/contact', '/add-clinic', '/resources/blog']) {
    const page = await post(address, values, receive)
    expect(page.status).toBe(400)
    expect(added(page)).toEqual([])
    const state = JSON.parse(page.document.getElementById('state')?.textContent ?? '')
    expect(state.posted.fields).toContainEqual(['email', HOSTILE])
  }
  const query = new URLSearchParams({ location: HOSTILE.slice(0, 180), letter: HOSTILE })
  for (const path of ['/search', '/map', '/services/united-states/guam', '/category/dental'])
    expect(added(await open(`${path}?${query}`)), path).toEqual([])
})
