import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig } from 'payload'
import { mayPublish } from '../access/publishers.ts'
import { withBulkChanges, withGuardedMany } from '../bulk/index.ts'
import { withComments } from '../comments/index.ts'
import { LANGUAGES, LOCALES } from '../contract/constants.ts'
import { errorIn, loggedWithoutValues } from '../database/without-values.ts'
import { nameGlobals } from '../documents/mends/copied-globals.ts'
import { openWithoutRow } from '../documents/mends/first-save.ts'
import { withoutHiddenSort } from '../documents/mends/hidden-sort.ts'
import { labelFormsAnew } from '../documents/mends/labels-of-forms.ts'
import { localizedLists } from '../documents/mends/localized-lists.ts'
import { nameFields } from '../documents/mends/name-fields.ts'
import { forgetInheritedNames } from '../documents/mends/names-of-collections.ts'
import { withOwnLocks } from '../documents/mends/own-locks.ts'
import { payloadPg } from '../documents/mends/payload-pool.ts'
import { withPresetWords } from '../documents/mends/preset-words.ts'
import { withRestoredDrafts } from '../documents/mends/restored-drafts.ts'
import { withoutStickyLanguage } from '../documents/mends/sticky-language.ts'
import { withSureCommit } from '../documents/mends/sure-commit.ts'
import {
  areNoted,
  noteGlobalTranslations,
  noteTranslations,
} from '../documents/translation/note-translations.ts'
import { withCheckedTypes } from '../documents/types/check-types.ts'
import { withRequiredValues } from '../documents/types/required-values.ts'
import { richTextEditor } from '../guides/index.ts'
import { withRecordedChanges, withRecordedSettings } from '../history/index.ts'
import { mail } from '../mail/mail.ts'
import { TIME_ZONE, TIME_ZONES, WHOLE_PATTERN } from '../panel-kit/moment.ts'
import { PANEL_WORDS } from '../panel-kit/words.ts'
import { gateSessions, type PeopleSettings, peopleSettings } from '../people/index.ts'
import { SiteSettings } from '../site-settings/global.ts'
import { currentRequest, requestInLog } from '../telemetry/request.ts'
import { isClientFault, refuseBadValue, refuseConflict, refuseHeld } from './client-fault.ts'
import { collections } from './collections.ts'
import { giveNumber } from './give-number.ts'
import { logRefusal } from './log-refusal.ts'
import { ownTables } from './own-tables.ts'
import { panelEndpoints } from './panel-endpoints.ts'
import { withCheckedInput } from './panel-input/with-checked-input.ts'
import { withKeptTyping, withPanelParts } from './panel-parts.ts'
import { sayInLanguage } from './say-in-language.ts'
import { sayWhy } from './say-why.ts'
import { thriftySharp } from './thrifty-sharp.ts'

/** The cms folder. */
const here = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Errors that people see on their screens need nobody’s attention in the log. */
const QUIET = { Refusal: 'info', AuthenticationError: 'info', LockedAuth: 'info' } as const

const MOST_PICTURE_BYTES = 20 * 1024 * 1024

/**
 * Settings of Payload's database sessions. Postgres would JIT-compile Payload's wide joins, which
 * takes longer than running them. The rest is milliseconds after which Postgres gives up, so that
 * nothing waits for ever.
 */
const PAYLOAD_SESSION = [
  'jit=off',
  'statement_timeout=60000',
  'lock_timeout=10000',
  'idle_in_transaction_session_timeout=60000',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

const signInProps = ({ provider, onlyProvider }: PeopleSettings) => ({
  providerName: provider?.name ?? '',
  onlyProvider,
})

/** Payload’s config, from the current environment. */
export const directoryConfig = () =>
  buildConfig({
    secret: process.env.PAYLOAD_SECRET ?? '',
    serverURL: process.env.PUBLIC_URL ?? '',
    // /api belongs to the public API, so Payload's own is elsewhere.
    routes: { api: '/cms-api', graphQL: '/graphql', graphQLPlayground: '/graphql-playground' },
    graphQL: { disable: true },
    telemetry: false,
    defaultDepth: 0,
    maxDepth: 3,
    collections: collections(process.env).map((collection) =>
      withPanelParts(
        withRecordedChanges(
          withBulkChanges(
            withComments(areNoted(collection) ? noteTranslations(collection) : collection),
          ),
        ),
      ),
    ),
    globals: [withKeptTyping(withRecordedSettings(noteGlobalTranslations(SiteSettings)))],
    endpoints: panelEndpoints,
    // The worker of one process runs scheduled publishing; nobody can start it from outside.
    jobs: {
      access: { run: () => false, queue: () => false, cancel: ({ req }) => mayPublish(req) },
      deleteJobOnComplete: true,
    },
    hooks: {
      afterError: [
        nameFields,
        giveNumber,
        sayInLanguage,
        sayWhy,
        refuseBadValue,
        refuseConflict,
        refuseHeld,
        logRefusal,
      ],
    },
    i18n: { supportedLanguages: { en, es }, fallbackLanguage: 'en', translations: PANEL_WORDS },
    localization: {
      locales: LOCALES.map((code) => ({ code, label: LANGUAGES[code].name })),
      defaultLocale: 'en',
      fallback: true,
    },
    db: withSureCommit(
      postgresAdapter({
        pg: payloadPg,
        pool: {
          connectionString: process.env.DATABASE_URL ?? '',
          max: 10,
          connectionTimeoutMillis: 10_000,
          options: PAYLOAD_SESSION,
        },
        push: false,
        migrationDir: path.resolve(here, 'migrations'),
        afterSchemaInit: [localizedLists, ownTables],
      }),
    ),
    onInit: (payload) => {
      labelFormsAnew()
      forgetInheritedNames(payload)
      nameGlobals(payload)
      return gateSessions(payload, peopleSettings(process.env))
    },
    editor: richTextEditor,
    email: mail({ url: process.env.SMTP_URL, from: process.env.MAIL_FROM }),
    logger: {
      options: {
        level: 'warn',
        mixin: requestInLog,
        hooks: {
          logMethod(args, log) {
            // Payload logs all errors alike, but a visitor's mistakes need nobody's attention.
            if (!(currentRequest() && isClientFault(errorIn(args))))
              log.apply(this, loggedWithoutValues(args) as typeof args)
          },
        },
      },
    },
    loggingLevels: QUIET,
    upload: {
      limits: { fileSize: MOST_PICTURE_BYTES },
      abortOnLimit: true,
      responseOnLimit: 'The picture is larger than 20 MB. Make it smaller and try again.',
    },
    sharp: thriftySharp,
    admin: {
      user: 'users',
      // Payload shows times in the reader’s own time zone, so the format names the zone.
      dateFormat: WHOLE_PATTERN,
      avatar: 'default',
      importMap: {
        baseDir: here,
        importMapFile: path.resolve(here, 'app/(payload)/admin/importMap.js'),
      },
      livePreview: {
        collections: ['clinics', 'guides', 'articles'],
        url: ({ collectionConfig }) => `/preview/${collectionConfig?.slug}`,
        breakpoints: [{ label: '360 × 740', name: 'phone', width: 360, height: 740 }],
      },
      timezones: { defaultTimezone: TIME_ZONE, supportedTimezones: TIME_ZONES },
      components: {
        providers: [
          '/panel-kit/kept-focus.tsx#KeptFocus',
          '/panel-kit/said-after-reload.tsx#SaidAfterReload',
          '/documents/mends/kept-press.tsx#KeptPress',
          '/documents/mends/network-words.tsx#NetworkWords',
          '/documents/mends/translated-pages.tsx#TranslatedPages',
          '/documents/mends/control-names.tsx#ControlNames',
          '/documents/mends/kept-blocks.tsx#KeptBlocks',
          '/documents/mends/sure-texts.tsx#SureTexts',
          '/documents/mends/checked-press.tsx#CheckedPress',
        ],
        graphics: {
          Logo: '/panel-kit/brand/brand.tsx#Logo',
          Icon: '/panel-kit/brand/brand.tsx#Icon',
        },
        actions: ['/help/panel/help-link.tsx#HelpLink'],
        beforeDashboard: [
          '/dashboard/panel/today.tsx#Today',
          '/dashboard/panel/launch/launch.tsx#Launch',
        ],
        beforeNavLinks: [
          '/documents/mends/still-navigation.tsx#StillNavigation',
          '/dashboard/panel/nav-links.tsx#NavLinks',
        ],
        views: {
          login: {
            Component: {
              path: '/people/panel/sign-in/view.tsx#SignInView',
              serverProps: signInProps(peopleSettings(process.env)),
            },
          },
          logout: { Component: '/people/panel/sign-out/view.tsx#SignOutView' },
          secondFactor: {
            Component: '/people/panel/second-factor/view.tsx#SecondFactorView',
            path: '/second-factor',
          },
          duplicates: {
            Component: '/duplicates/panel/view.tsx#DuplicatesView',
            path: '/duplicates',
          },
          help: { Component: '/help/panel/view.tsx#HelpView', path: '/help' },
          history: { Component: '/history/panel/log.tsx#LogView', path: '/history' },
          verify: { Component: '/verification/panel/view.tsx#VerificationView', path: '/verify' },
        },
      },
      meta: {
        titleSuffix: '– Healthcare for All',
        defaultOGImageType: 'off',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
    },
    typescript: {
      outputFile: path.resolve(here, 'payload-types.ts'),
      // Otherwise Payload would start another process for this with every command and test.
      autoGenerate: process.env.NODE_ENV === 'development',
    },
  })
    .then((config) =>
      openWithoutRow(
        withPresetWords(
          withRestoredDrafts(
            withOwnLocks(withoutStickyLanguage(withoutHiddenSort(withGuardedMany(config)))),
          ),
        ),
      ),
    )
    .then((config) => withCheckedInput(withCheckedTypes(withRequiredValues(config))))

export default directoryConfig()
