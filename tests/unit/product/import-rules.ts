import type { Import } from '../../support/imports.ts'

interface Rule {
  /** Says where the code should go. */
  sentence: string
  forbids: (found: Import) => boolean
}

const under = (path: string | undefined, ...folders: string[]) =>
  folders.some((folder) => path === folder || path?.startsWith(`${folder}/`))

const feature = (path: string | undefined) => /^site\/features\/([^/]+)\//.exec(path ?? '')?.[1]

const only =
  (room: string, ...allowed: string[]) =>
  ({ from, to }: Import) =>
    under(from, room) && to !== undefined && !under(to, room, ...allowed)

const never =
  (from: string[], to: string[], except: string[] = []) =>
  (found: Import) =>
    under(found.from, ...from) && under(found.to, ...to) && !under(found.from, ...except)

/** Each may import the contract and the ones before it in this list, but no capability. */
export const FOUNDATIONS = [
  'access',
  'telemetry',
  'database',
  'jobs',
  'mail',
  'http',
  'panel-kit',
  'documents',
]

/** Which capability imports which others. It has no cycle; type imports count. */
export const EDGES: Record<string, string[]> = {
  backup: [],
  bulk: [],
  places: [],
  vocabulary: [],
  needs: [],
  help: [],
  redirects: [],
  guides: [],
  comments: [],
  clinics: ['places', 'redirects', 'vocabulary'],
  corrections: ['clinics'],
  duplicates: ['clinics'],
  staff: ['clinics', 'corrections'],
  listings: ['clinics', 'needs', 'places', 'vocabulary'],
  imports: ['bulk', 'clinics', 'listings', 'places', 'vocabulary'],
  'open-data': ['clinics', 'imports'],
  history: ['bulk', 'clinics', 'imports'],
  verification: ['clinics', 'corrections', 'history', 'listings', 'places', 'vocabulary'],
  submissions: ['clinics', 'listings', 'messages', 'places'],
  messages: ['clinics'],
  people: ['history', 'verification'],
  'site-settings': ['guides'],
  monitoring: ['verification'],
  'page-host': ['guides', 'listings', 'redirects', 'vocabulary'],
  dashboard: [
    'comments',
    'duplicates',
    'guides',
    'imports',
    'redirects',
    'site-settings',
    'verification',
    'vocabulary',
  ],
}

/** The rooms that put everything together or start it. */
export const ASSEMBLY = ['product', 'bin', 'app']

/**
 * What product and bin put together: tables, collections, endpoints, jobs; screens by their
 * address; the gazetteer’s sources, which only a command needs in memory.
 */
const LISTED =
  /\/(endpoints|jobs|collections|panel|gazetteer)\/|\/(collection|global)\.ts$|-table\.ts$|-list\.tsx?$/

/** The room of cms that a file is in. */
export const roomOfCms = (path: string | undefined) => /^cms\/([^/]+)\//.exec(path ?? '')?.[1]

const mayImport = (from: string, to: string): boolean => {
  if (from === to || to === 'contract' || ASSEMBLY.includes(from)) return true
  if (!FOUNDATIONS.includes(to)) return EDGES[from]?.includes(to) ?? false
  return !FOUNDATIONS.includes(from) || FOUNDATIONS.indexOf(to) < FOUNDATIONS.indexOf(from)
}

export const RULES: Rule[] = [
  {
    sentence: 'The contract imports zod and nothing else: what needs more belongs in a capability.',
    forbids: (found) =>
      only('cms/contract')(found) ||
      (under(found.from, 'cms/contract') && found.to === undefined && found.specifier !== 'zod'),
  },
  {
    sentence:
      'A room imports the foundations below it and the capabilities that EDGES lists: what both need belongs lower, or product passes it in.',
    forbids: ({ from, to }) => {
      const [importing, imported] = [roomOfCms(from), roomOfCms(to)]
      return importing !== undefined && imported !== undefined && !mayImport(importing, imported)
    },
  },
  {
    sentence: 'Every room of cms is a foundation, a capability, or part of the assembly.',
    forbids: ({ from }) => {
      const room = roomOfCms(from)
      return (
        room !== undefined &&
        room !== 'contract' &&
        ![...FOUNDATIONS, ...ASSEMBLY, ...Object.keys(EDGES)].includes(room)
      )
    },
  },
  {
    sentence:
      'A capability is imported through its index.ts, or panel/index.ts for code that runs in a browser; product and bin also import what they list.',
    forbids: ({ from, to }) => {
      const room = roomOfCms(to)
      if (!room || !(room in EDGES) || !under(from, 'cms') || roomOfCms(from) === room) return false
      if (to === `cms/${room}/index.ts` || to === `cms/${room}/panel/index.ts`) return false
      return !(ASSEMBLY.includes(roomOfCms(from) ?? '') && LISTED.test(to ?? ''))
    },
  },
  {
    sentence: 'SQL is only in queries and the tables’ own files: other code calls a query.',
    forbids: ({ from, specifier }) =>
      specifier === '@payloadcms/db-postgres/drizzle' &&
      under(from, 'cms') &&
      !under(from, 'cms/database') &&
      !/\/queries\/|-table\.ts$/.test(from),
  },
  {
    sentence:
      'Server code doesn’t import a screen: the shape of an answer belongs with its endpoint.',
    forbids: ({ from, to, specifier }) =>
      under(from, 'cms') &&
      /^cms\/[^/]+\/panel\//.test(to ?? '') &&
      !/^cms\/[^/]+\/panel\//.test(from) &&
      // An address only names a screen; it doesn't import it.
      specifier.startsWith('.') &&
      !under(from, 'cms/app'),
  },
  {
    sentence: 'From the site, cms imports only the host of the public pages, in product and bin.',
    forbids: never(['cms'], ['site'], ['cms/product', 'cms/bin']),
  },
  {
    sentence: 'The site imports only the contract from cms.',
    forbids: ({ from, to }) =>
      under(from, 'site') && under(to, 'cms', 'seed') && !under(to, 'cms/contract'),
  },
  {
    sentence:
      'Features don’t import each other: what two of them share belongs in components or lib.',
    forbids: ({ from, to }) => {
      const [importing, imported] = [feature(from), feature(to)]
      return importing !== undefined && imported !== undefined && importing !== imported
    },
  },
  {
    sentence: 'Components, theme, lib and copy know nothing of features and routes above them.',
    forbids: never(
      ['site/components', 'site/theme', 'site/lib', 'site/copy'],
      ['site/features', 'site/routes'],
    ),
  },
  {
    sentence: 'Features know nothing of the routes that compose them.',
    forbids: never(['site/features'], ['site/routes']),
  },
  {
    sentence: 'Only bin and tests import the seed.',
    forbids: never(['cms', 'site'], ['seed'], ['cms/bin']),
  },
  { sentence: 'Nothing imports tests.', forbids: never(['cms', 'site', 'seed'], ['tests']) },
]
