import { expect, it } from 'vitest'
import { markFailed } from '../../../site/host/failed.ts'
import { languageOf } from '../../../site/host/language-of.ts'
import { markOutdated } from '../../../site/host/outdated.ts'

const page = (locale: string) => `<!doctype html>\n<html lang="${locale}">\n<body>\n<p>…</p></body>`

it.each(['en', 'xx'])(
  'a page in %s that is not in another language of ours is in English',
  (lang) => {
    expect(languageOf(page(lang))).toBe('en')
  },
)

it('a page says in its language how old it is', () => {
  expect(markOutdated(page('en'), 90)).toContain('This page was up to date 2 minutes ago.')
  expect(markOutdated(page('en'), 24 * 60 * 60)).toContain('up to date 24 hours ago.')
})

it('a page says in its language how to refer to what failed', () => {
  expect(markFailed(page('en'), 'a1b2')).toContain('give this number: a1b2.')
})
