import type { Answer, Place } from '../../cms/contract/index.ts'
import type { Answers } from '../support/rendered/answers.ts'
import { ANDERSON, searchIn } from '../support/rendered/defaults.ts'
import { type Opened, open } from '../support/rendered/open.ts'
import { linksIn, textOf } from '../support/rendered/read.ts'

/** What the API answers a search, so far as it differs from the usual. */
export type Found = Partial<Answer<'searchClinics'>>

export const NONE = { clinics: [], total: 0 }
export const UNKNOWN = { ...NONE, place: null }

export const town = (
  name: string,
  stateName: string,
  state: string,
  known: Partial<Place> = {},
): Place => ({ ...ANDERSON, name, state, stateName, label: `${name}, ${stateName}`, ...known })

export const state = (name: string, abbreviation: string): Place =>
  town(name, name, abbreviation, { kind: 'state', label: name })

export const CHICAGO = town('Chicago', 'Illinois', 'IL')
export const ADAK = town('Adak', 'Alaska', 'AK')

export const DENTAL = {
  ...{ name: 'Dental clinics', services: ['dental'], callFirst: null, text: null },
  ...{ links: [], isPrivate: false },
}

/** How many clinics each filter would leave. */
export const COUNTS = {
  counts: {
    ...{ isFree: 11, isLowCost: 12, acceptsUninsured: 13, walkInsWelcome: 14, telehealth: 15 },
    ...{ noIdNeeded: 16, noSsnNeeded: 17, languages: { Spanish: 18 } },
    services: { dental: 19, vision: 20 },
    open: { now: 21, late: 22, weekend: 23, unknown: 24 },
    without: { cost: 3, services: 0, open: 0, traits: 2 },
  },
}

/** A search, what the API finds, and what its page has. */
export interface Case {
  asked: Record<string, string>
  found?: Found | ((asked: Record<string, string>) => Found)
  /** The first second-level heading of the part that says what was found. */
  heading?: string
  says?: string[]
  links?: [text: string, to: string][]
  /** What must not be there. */
  without?: string[]
}

export const main = ({ document }: Pick<Opened, 'document'>) => {
  const found = document.querySelector('main')
  if (!found) throw new Error('The page has no main part')
  return found
}

/** Opens each search at a path, and lists what is not as its case says. */
export const missesAt = async (
  path: '/search' | '/map',
  cases: Case[],
  more: Answers = {},
): Promise<string[]> => {
  const all = cases.map(async ({ asked, found = {}, heading, says, links, without }) => {
    const address = `${path}?${new URLSearchParams(asked)}`
    const page = await open(address, {
      ...more,
      searchClinics: ({ params }) => ({
        ...searchIn('en'),
        ...(typeof found === 'function' ? found(params) : found),
      }),
    })
    const titles = [...main(page).querySelectorAll('h2')].map(textOf)
    const text = textOf(page.document.body)
    const own = linksIn(page.document.body)
    return [
      ...(heading && !titles.includes(heading) ? [`is titled ${titles}`] : []),
      ...(says ?? []).filter((each) => !text.includes(each)).map((each) => `without “${each}”`),
      ...(without ?? []).filter((each) => textOf(main(page)).includes(each)),
      ...(links ?? []).flatMap(([name, to]) => {
        const leads = own.filter(([text]) => text === name).map(([, at]) => at)
        return leads.includes(to) ? [] : [`“${name}” leads to ${leads}`]
      }),
    ].map((miss) => `${address}: ${miss}`)
  })
  return (await Promise.all(all)).flat()
}
