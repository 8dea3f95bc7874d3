import { html } from 'hono/html'
import { forms } from '../../contract/index.ts'
import { openApiDocument, reading } from './openapi.ts'

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
  code { font-size: .95em; overflow-wrap: anywhere }
  dt { margin-top: .5rem } dd { margin-left: 1.5rem }
  section { border-top: 1px solid #857f72; margin-top: 2rem }`

/** The API's documentation, as a page for people to read. */
export const openApiPage = (): string => {
  const { info } = openApiDocument()
  const questions = Object.entries(reading()).map(
    ([path, { get }]) => html`<section>
      <h2><code>GET ${path}</code></h2>
      <p>${get.summary}.</p>
      <dl>${get.parameters.map(
        ({ name, description }) => html`<dt><code>${name}</code></dt><dd>${description ?? ''}</dd>`,
      )}</dl>
    </section>`,
  )
  const sendings = Object.values(forms).map(
    ({ path, summary, fields }) => html`<section>
      <h2><code>POST ${path}</code></h2>
      <p>${summary}.</p>
      <p>${Object.keys(fields).map((name, index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>`)}</p>
    </section>`,
  )
  return String(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${info.title}: API</title>
    <style>${STYLE}</style></head><body><main><h1>${info.title}: API</h1>
    <p>${info.description} The same in machine-readable form: <a href="/api/openapi.json">OpenAPI</a>.</p>
    ${questions}${sendings}</main></body></html>`)
}
