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

const TYPES = 'cms/payload-types.ts'

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
    sentence:
      'Presenters are pure: they import the contract and generated types; reading belongs in queries.',
    forbids: only('cms/presenters', 'cms/contract', TYPES),
    example: example('cms/presenters/present-clinic.ts', 'cms/queries/states.ts'),
  },
  {
    sentence:
      'Queries know the contract, the database and presented rows; rules belong in hooks or api.',
    forbids: only(
      'cms/queries',
      'cms/contract',
      'cms/database',
      'cms/presenters',
      'cms/slips',
      'cms/fields/verify-every-days.ts',
      TYPES,
    ),
    example: example('cms/queries/states.ts', 'cms/hooks/keep-listings.ts'),
  },
  {
    sentence: 'Slips are asked about by pure rules: reading what is known belongs in queries.',
    forbids: only('cms/slips', 'cms/contract', 'cms/presenters', 'cms/places', TYPES),
    example: example('cms/slips/word-slips.ts', 'cms/queries/known-names.ts'),
  },
  {
    sentence: 'Places stand alone on the contract: what searches clinics belongs in api.',
    forbids: only('cms/places', 'cms/contract', 'cms/database/locks.ts'),
    example: example('cms/places/find-place.ts', 'cms/queries/states.ts'),
  },
  {
    sentence:
      'Endpoints import contract, queries, presenters, places, answers and submissions; SQL belongs in queries.',
    forbids: only(
      'cms/api',
      'cms/contract',
      'cms/queries',
      'cms/presenters',
      'cms/places',
      'cms/answers',
      'cms/submissions',
      TYPES,
    ),
    example: example('cms/api/states.ts', 'cms/hooks/keep-listings.ts'),
  },
  {
    sentence: 'Nothing imports api but the product: what others need of it belongs in queries.',
    forbids: ({ from, to }) =>
      under(from, 'cms', 'site', 'seed') &&
      under(to, 'cms/api') &&
      !under(from, 'cms/api', 'cms/product.ts'),
    example: example('cms/hooks/keep-listings.ts', 'cms/api/states.ts'),
  },
  {
    sentence: 'Collections and globals are put together of fields, access and hooks.',
    forbids: (found) =>
      only('cms/collections', 'cms/fields', 'cms/access', 'cms/hooks', 'cms/contract')(found) ||
      only('cms/globals', 'cms/fields', 'cms/access', 'cms/hooks', 'cms/contract')(found),
    example: example('cms/collections/Clinics.ts', 'cms/queries/states.ts'),
  },
  {
    sentence:
      'Access, fields and the panel’s screens write nothing themselves: that is the desk’s.',
    forbids: ({ from, to }) =>
      under(from, 'cms/access', 'cms/fields', 'cms/panel') &&
      under(to, 'cms/desk', 'cms/imports', 'cms/work', 'cms/database', 'cms/hooks') &&
      // A slug fills itself by its hook.
      !under(to, 'cms/hooks/fill-slug.ts'),
    example: example('cms/panel/verification/queue.tsx', 'cms/desk/verification/confirm.ts'),
  },
  {
    sentence:
      'What editors do is called by the panel alone: what others need of it belongs in queries.',
    forbids: ({ from, to }) =>
      under(from, 'cms', 'site', 'seed') &&
      under(to, 'cms/desk') &&
      !under(from, 'cms/desk', 'cms/payload.config.ts'),
    example: example('cms/api/states.ts', 'cms/desk/index.ts'),
  },
  {
    sentence: 'Only the product starts work in the background.',
    forbids: ({ from, to }) =>
      under(from, 'cms', 'site', 'seed') &&
      under(to, 'cms/work') &&
      !under(from, 'cms/work', 'cms/product.ts'),
    example: example('cms/desk/index.ts', 'cms/work/chores.ts'),
  },
  {
    sentence: 'Hooks import presenters, queries, slips and places; what they share belongs there.',
    forbids: only(
      'cms/hooks',
      'cms/places',
      'cms/presenters',
      'cms/queries',
      'cms/slips',
      'cms/contract',
      'cms/fields/validate-slug.ts',
      'cms/refusal.ts',
      TYPES,
    ),
    example: example('cms/hooks/keep-listings.ts', 'cms/imports/run-import.ts'),
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
