/** One import statement. */
export interface Import {
  /** The importing file, from the repository’s root. */
  from: string
  /** As it is written. */
  specifier: string
  /** The imported file, from the root; undefined for packages of others. */
  to: string | undefined
}

interface Rule {
  /** Says where the code should go. */
  sentence: string
  forbids: (found: Import) => boolean
  /** An import that the rule forbids. */
  example: Import
}

const under = (path: string | undefined, ...folders: string[]) =>
  folders.some((folder) => path === folder || path?.startsWith(`${folder}/`))

const feature = (path: string | undefined) => /^site\/features\/([^/]+)\//.exec(path ?? '')?.[1]

const only =
  (room: string, ...allowed: string[]) =>
  ({ from, to }: Import) =>
    under(from, room) && to !== undefined && !under(to, room, ...allowed)

const example = (from: string, to: string): Import => ({ from, to, specifier: to })

export const RULES: Rule[] = [
  {
    sentence:
      'The contract imports zod and nothing else: what needs more belongs in api or queries.',
    forbids: (found) =>
      only('cms/contract')(found) ||
      (under(found.from, 'cms/contract') && found.to === undefined && found.specifier !== 'zod'),
    example: example('cms/contract/clinic.ts', 'cms/queries/grid.ts'),
  },
  {
    sentence: 'The site reaches nothing of cms but its contract.',
    forbids: ({ from, to }) =>
      under(from, 'site') && under(to, 'cms', 'seed') && !under(to, 'cms/contract'),
    example: example('site/routes/home.tsx', 'cms/queries/states.ts'),
  },
  {
    sentence:
      'Features don’t import each other: what two of them share belongs in components or lib.',
    forbids: ({ from, to }) => {
      const [importing, imported] = [feature(from), feature(to)]
      return importing !== undefined && imported !== undefined && importing !== imported
    },
    example: example('site/features/search/list.tsx', 'site/features/clinic/card.tsx'),
  },
  {
    sentence: 'Components, theme, lib and copy know nothing of features and routes above them.',
    forbids: ({ from, to }) =>
      under(from, 'site/components', 'site/theme', 'site/lib', 'site/copy') &&
      under(to, 'site/features', 'site/routes'),
    example: example('site/components/icon.tsx', 'site/features/search/list.tsx'),
  },
  {
    sentence: 'Features know nothing of the routes that compose them.',
    forbids: ({ from, to }) => under(from, 'site/features') && under(to, 'site/routes'),
    example: example('site/features/search/list.tsx', 'site/routes/home.tsx'),
  },
  {
    sentence: 'Only bin and tests import the seed.',
    forbids: ({ from, to }) => under(to, 'seed') && !under(from, 'seed', 'cms/bin', 'tests'),
    example: example('cms/hooks/keep-listings.ts', 'seed/index.ts'),
  },
  {
    sentence: 'Nobody imports tests.',
    forbids: ({ from, to }) => under(to, 'tests') && !under(from, 'tests'),
    example: example('cms/api/states.ts', 'tests/support/database.ts'),
  },
]
