import { type Document, Window } from 'happy-dom'
import { createSiteHost, type RenderedPage } from '../../../site/host.ts'
import type { ApiFetch } from '../../../site/lib/data-client.ts'
import { type Answers, answerFrom } from './answers.ts'
import { DEFAULTS } from './defaults.ts'

export const ORIGIN = 'https://clinics.example'

const { DOMParser } = new Window({ url: ORIGIN })

export const readHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html')

export interface Opened extends RenderedPage {
  document: Document
}

const site = await createSiteHost({
  development: false,
  publicUrl: ORIGIN,
  apiFetch: answerFrom(DEFAULTS),
})

/** Renders a page with the site's own host. @param answers what the API says instead of the defaults */
export const open = async (address: string, answers: Answers = {}): Promise<Opened> => {
  const ask = answerFrom({ ...DEFAULTS, ...answers })
  const page = await site.render(new Request(ORIGIN + address), undefined, ask)
  return { ...page, document: readHtml(page.html) }
}

/** Posts a form to a page, as a browser without JavaScript does. */
export const post = async (
  address: string,
  values: [name: string, value: string][],
  send: ApiFetch,
): Promise<Opened> => {
  const body = new URLSearchParams(values)
  const request = new Request(ORIGIN + address, {
    method: 'POST',
    body,
    headers: { origin: ORIGIN },
  })
  const page = await site.render(request, send)
  return { ...page, document: readHtml(page.html) }
}
