import { html } from 'hono/html'
import { openApiDocument } from './openapi.ts'

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
  code { font-size: .95em; overflow-wrap: anywhere }
  dt { margin-top: .5rem } dd { margin-left: 1.5rem }
  section { border-top: 1px solid #857f72; margin-top: 2rem }`

/** What the API offers, for people to read. */
export const openApiPage = (): string => {
  const { info, paths } = openApiDocument()
  const sections = Object.entries(paths).map(
    ([path, { get }]) => html`<section>
      <h2><code>GET ${path}</code></h2>
      <p>${get.summary}.</p>
      <dl>${get.parameters.map(
        ({ name, description }) => html`<dt><code>${name}</code></dt><dd>${description ?? ''}</dd>`,
      )}</dl>
    </section>`,
  )
  return String(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${info.title}: API</title>
    <style>${STYLE}</style></head><body><main><h1>${info.title}: API</h1>
    <p>${info.description} The same as a machine reads it: <a href="/api/openapi.json">OpenAPI</a>.</p>
    ${sections}</main></body></html>`)
}
