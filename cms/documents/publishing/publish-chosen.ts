import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type Both, lockDocument, readBoth } from '../queries/both.ts'
import { dropVersion, keepDraft, PART_OF_A_DRAFT, startFrom } from '../queries/set-aside.ts'
import type { Versioned } from '../queries/versions.ts'
import { apart } from '../translation/note-translations.ts'
import { isSaid, isSame } from '../versions/version.ts'
import { type Choice, drafterOf, taking } from './choice.ts'
import { differingParts, type Part, spoken } from './parts.ts'
import { isFromForm, refuseUnseen } from './refuse-unseen.ts'
import { refuseWithoutEnglish, startAndChange } from './start-and-change.ts'
import { unpublishedParts } from './unpublished.ts'

declare module 'payload' {
  interface RequestContext {
    /** While a part of a draft is published: both, and the version that it is published from. */
    publishedFrom?: { slug: string; id: number; base: number; both: Both }
  }
}

/** The choice that came with an update; Payload's own parameter names a language. */
const choiceOf = (req: PayloadRequest, locale: unknown): Choice => {
  const only = LOCALES.find((known) => known === locale)
  if (only) return { only: 'language', locale: only }
  return { only: req.query?.publishOnly === 'mine' ? 'mine' : null }
}

const localeOf = (req: PayloadRequest): Locale => (req.locale === 'es' ? 'es' : 'en')

interface Update extends Record<string, unknown> {
  id: number
  data: Record<string, unknown>
  overrideAccess?: boolean
  overrideLock?: boolean
}

/** Keeps what the form holds in the draft, whatever of it is published, unless the draft has it already. */
const saveDraft = async (
  req: PayloadRequest,
  collection: Versioned,
  { id, data, overrideAccess = false, overrideLock = false }: Update,
  { latest }: Both,
  locale: Locale,
) => {
  const { _status: _, ...typed } = data
  const drafted = spoken(req.payload.collections[collection].config.flattenedFields, latest, locale)
  const isNew = Object.keys(typed).some(
    (name) => isSaid({ name }) && !isSame(typed[name], drafted[name]),
  )
  if (!isNew) return
  await req.payload.update({
    collection,
    id,
    data: typed,
    draft: true,
    locale,
    depth: 0,
    overrideAccess,
    overrideLock,
    user: req.user,
    // Payload would change the language of the request.
    req: apart(req),
  })
}

/**
 * Publishes what was chosen of a draft: everything, the texts of one language, or one's own changes.
 * Payload's own `publishSpecificLocale` would publish what all languages share too, and lose the other
 * languages once the published version is no longer in the history.
 * @param along fields that nobody sees, published together with whatever else is
 */
export const publishChosen =
  (along: string[]): CollectionBeforeOperationHook =>
  async ({ args, collection: { slug, ...config }, operation, req }) => {
    if (operation !== 'update' || !('id' in args)) return args
    const { publishSpecificLocale, ...update } = args as unknown as Update
    if (update.draft || update.data?._status !== 'published') return args
    const [collection, id, me] = [slug as Versioned, Number(update.id), req.user?.id] as const
    const choice = choiceOf(req, publishSpecificLocale)
    if (choice.only === null && !isFromForm(req, collection)) return args
    const before = await readBoth(req, collection, id)
    if (!before) return args
    await refuseUnseen(req, collection, before, taking(choice, before, me))
    if (choice.only === null) return args
    if (choice.only === 'mine' && !before.published)
      throw new Refusal(
        {
          en: 'This was never published. Publish everything.',
          es: 'Esto nunca se ha publicado. Publique todo.',
        },
        409,
      )
    const locale = choice.only === 'language' ? choice.locale : localeOf(req)
    await lockDocument(req, collection, id)
    await saveDraft(req, collection, update, before, locale)
    const both = (await readBoth(req, collection, id)) ?? before
    const takes = taking(choice, both, me)
    const isTaken = ({ name, locale: of }: Part) =>
      along.includes(name) || ((!both.published || isSaid({ name })) && takes({ name, locale: of }))
    const { start, data } = startAndChange(config.flattenedFields, both, isTaken, locale)
    if (!both.published) refuseWithoutEnglish(config.flattenedFields, start)
    const base = await startFrom(req, collection, id, start)
    const isPart = unpublishedParts(req, collection, both).some((part) => !takes(part))
    if (isPart) req.context.savedThrough = PART_OF_A_DRAFT
    req.context.publishedFrom = { slug, id, base, both }
    req.locale = locale
    return { ...update, data: { ...data, _status: 'published' } } as unknown as typeof args
  }

/** Whose draft the rest is: of several people, the one who saved last or drafted any of it. */
const whoDrafted = (both: Both, rest: readonly Part[]): unknown => {
  const drafters = rest.map((part) => drafterOf(both, part)).filter((one) => one !== null)
  const { savedBy } = both.latest
  return drafters.some((one) => one === savedBy) ? savedBy : (drafters[0] ?? savedBy)
}

/** Makes the draft the latest version again if there is more in it, and answers with it. */
export const putDraftBack: CollectionAfterOperationHook = async ({
  args,
  collection: { slug, flattenedFields },
  operation,
  req,
  result,
}) => {
  const from = req.context.publishedFrom
  if (operation !== 'updateByID' || !from || from.slug !== slug || from.id !== Number(args.id))
    return result
  delete req.context.publishedFrom
  delete req.context.savedThrough
  const { id, base, both } = from
  const collection = slug as Versioned
  await dropVersion(req, collection, base)
  const published = (await readBoth(req, collection, id))?.published ?? {}
  const rest = differingParts(flattenedFields.filter(isSaid), published, both.latest)
  if (rest.length === 0) return result
  await keepDraft(req, collection, id, { ...both.latest, savedBy: whoDrafted(both, rest) })
  return req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    fallbackLocale: false,
    locale: localeOf(req),
    req: apart(req),
  })
}
