import { type Locale, outbound, pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { offlineCopy } from '../copy/offline.ts'
import { resourcesCopy } from '../copy/resources.ts'
import { escaped } from '../lib/escaped.ts'
import { SAVED_KEY } from '../lib/offline/saved-key.ts'
import { listSaved } from './list-saved.ts'

const STYLE = `
body { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1.125rem/1.5 system-ui, sans-serif }
h1 { line-height: 1.2 }
ul { padding: 0; list-style: none }
li { padding: .75rem 0; border-top: 1px solid }
a { display: inline-block; padding: .5rem 0 }
.call { min-width: 5rem; font-size: 1.5rem; font-weight: 800 }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark } }`

const lines = (locale: Locale) =>
  resourcesCopy[locale].help.lines
    .map(
      ({ number, text }) =>
        `<li><a class="call" href="${outbound.telephone(number)}">${number}</a> <span>${escaped(text)}</span></li>`,
    )
    .join('')

/** The slug of a clinic is put after this. */
const clinicPrefix = (locale: Locale) => pathsFor(locale).clinic('')

/**
 * In place of the browser's own page for what can't be reached: whom to call, and the saved clinics. It needs
 * nothing that was kept, so it is there from the first visit on, in each language.
 */
export const smallPage = (locale: Locale): Response => {
  const { title, lead, again, saved } = offlineCopy[locale]
  const nonce = crypto.randomUUID()
  const script = `(${listSaved})(${JSON.stringify(SAVED_KEY)}, ${JSON.stringify(clinicPrefix(locale))})`
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(lead)}</p>
<p><a href="">${escaped(again)}</a></p>
<h2>${escaped(resourcesCopy[locale].help.heading)}</h2>
<ul>${lines(locale)}</ul>
<section hidden>
<h2>${escaped(saved)}</h2>
<ul id="saved" translate="no"></ul>
</section>
</main>
<script nonce="${nonce}">${script}</script>`
  const policy = `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { headers })
}
