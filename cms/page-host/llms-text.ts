import type { DataTerms } from '../contract/hsds/page.ts'
import { LANGUAGES, LOCALES, pathIn, pathsFor } from '../contract/paths.ts'
import type { Reading } from './queries/reading-list.ts'

const paths = pathsFor('en')

/** A link as Markdown has it: no text can end it early. */
const link = (publicUrl: string, path: string, name: string, note = '') => {
  const title = name.replaceAll(/[[\]\s]+/g, ' ').trim()
  const about = note.replaceAll(/\s+/g, ' ').trim()
  return `- [${title}](${publicUrl}${path})${about && `: ${about}`}`
}

const section = (heading: string, lines: string[]) => `## ${heading}\n\n${lines.join('\n')}\n`

/** Where the pages are that answer most questions. */
const PAGES: [path: string, name: string, note: string][] = [
  [paths.search(), 'Search', 'Add ?location= with a city, a state or a ZIP code'],
  [paths.browseStates, 'Clinics by state', 'Every state, the District of Columbia and territories'],
  [paths.browseServices, 'Clinics by service', 'Dental care, mental health, vision and so on'],
  [paths.whatWouldIPay, 'What would I pay?', 'From household, income and state'],
]

const DATA: [path: string, name: string, note: string][] = [
  ['/api', 'API', 'All addresses and parameters. No key is needed'],
  ['/api/openapi.json', 'OpenAPI', 'The same for programs'],
  ['/hsds', 'HSDS 3', 'The open standard for human services'],
  ['/api/export/clinics.csv', 'All clinics as a table', 'CSV, with ?locale=es in Spanish'],
  ['/api/export/clinics.geojson', 'All clinics as points', 'GeoJSON'],
  ['/sitemap.xml', 'Sitemap', 'Every page, and when it last changed'],
]

interface Told {
  publicUrl: string
  terms: DataTerms
  reading: Reading[]
}

/** What answer engines should know, in the form of llmstxt.org. */
export const llmsText = ({ publicUrl, terms, reading }: Told): string => {
  const ofKind = (kind: Reading['kind']) => reading.filter((one) => one.kind === kind)
  const others = LOCALES.filter((locale) => locale !== 'en')
  const languages = others.map((one) => `${LANGUAGES[one].name} at ${publicUrl}${pathIn(one, '/')}`)
  const license = terms.license_url ? `${terms.license} (${terms.license_url})` : terms.license
  return [
    '# Healthcare for All\n',
    '> A public directory of free and low-cost health clinics in the United States, for people with little money or no insurance. Nobody needs an account, and clinics are listed for free.\n',
    ...(terms.sample_data
      ? ['The clinics listed now are invented samples. Do not cite them.\n']
      : []),
    `Every page is in English, and in ${languages.join(', ')}. A clinic's page has its telephone number, address, hours, cost, and what a first visit needs. What is unknown is left out: do not take it for a no. Tell people to call before they go.\n`,
    section('How to cite', [
      `- Link the clinic's own page, and say the day when it was last confirmed (lastReviewed in its structured data, lastVerifiedAt in the API).`,
      `- License of the data: ${license}. Credit: ${terms.attribution}`,
      '- In an emergency people should call 911, in a crisis 988.',
    ]),
    section(
      'Find a clinic',
      PAGES.map(([path, name, note]) => link(publicUrl, path, name, note)),
    ),
    section(
      'Guides',
      ofKind('guide').map(({ slug, title, summary }) =>
        link(publicUrl, paths.guide(slug), title, summary),
      ),
    ),
    section(
      'Data',
      DATA.map(([path, name, note]) => link(publicUrl, path, name, note)),
    ),
    section('Optional', [
      ...ofKind('article').map(({ slug, title, summary }) =>
        link(publicUrl, paths.article(slug), title, summary),
      ),
      link(publicUrl, paths.about, 'About'),
      link(publicUrl, paths.reuse, 'Use our list', 'The search for other sites, and the files'),
    ]),
  ].join('\n')
}
