import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, TypedUser } from 'payload'
import { labelled } from '../../documents/queries/versions.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type InEach, panelLanguage, type Say, sayTo } from '../../panel-kit/say.ts'
import type { Change } from '../change.ts'
import type { DocumentPreview, Review } from '../endpoints/answers.ts'
import { CONFIRM_ABOVE, counted, tooMany } from '../limits.ts'
import { lacking } from '../list-edit.ts'
import { valueWords } from '../present/value-words.ts'
import { isPublished, newestOf, type State } from '../state.ts'
import { fieldNamed, isList, valueIn, writingOf } from '../writing.ts'
import { draftsOf, type Touched } from './drafts-of.ts'
import { type Chosen, type ChosenDocument, findChosen, nounOf, seenOf } from './find-chosen.ts'
import { requireOffered } from './start-change.ts'
import { statesOf } from './states.ts'
import { titlesOf } from './titles.ts'

/** How many documents a preview shows. */
const SHOWN = 10

const WAITING_DRAFT = {
  en: 'It has an unpublished draft, which would get mixed up with this change. Open it and publish or revert the draft first.',
  es: 'Tiene un borrador sin publicar que se mezclaría con este cambio. Ábralo y publique o revierta primero el borrador.',
}

/** Why a document would be left as it is, if that is certain beforehand. */
const reasonToLeave = (
  config: SanitizedCollectionConfig,
  { action, status }: Change,
  state: State,
): InEach | null => {
  const hasWaiting = isPublished(state) && newestOf(state)._status === 'draft'
  if (action === 'trash' && hasWaiting) return WAITING_DRAFT
  const isPublicEdit = action === 'edit' && status !== 'draft' && config.versions?.drafts
  return isPublicEdit && hasWaiting ? WAITING_DRAFT : null
}

const reasonOf = (error: unknown, say: Say): string => {
  if (error instanceof Refusal) return say(error.said)
  return error instanceof Error ? error.message : String(error)
}

/** The documents that a change would touch, and why it would leave others. */
const sort = (
  config: SanitizedCollectionConfig,
  change: Change,
  documents: ChosenDocument[],
  states: Map<number, State>,
  say: Say,
) => {
  const touched: Touched[] = []
  const left: Review['left'] = []
  for (const document of documents) {
    const state = states.get(document.id)
    if (!state) continue
    const { id, name } = document
    try {
      if (!writingOf(config, change, state)) continue
      const reason = reasonToLeave(config, change, state)
      if (reason) left.push({ id, name, reason: say(reason) })
      else touched.push({ ...document, state })
    } catch (error) {
      left.push({ id, name, reason: reasonOf(error, say) })
    }
  }
  return { touched, left }
}

const previewOf = async (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  change: Change,
  touched: Touched[],
): Promise<DocumentPreview[]> => {
  const language = panelLanguage(req.i18n.language)
  const labels = new Map(labelled(config, language).map(({ name, label }) => [name, label]))
  const rows = touched.map(({ id, name, state }) => {
    const { data = {} } = writingOf(config, change, state) ?? {}
    const fields = change.edits
      .filter(({ field }) => field in data)
      .map((edit) => {
        const field = fieldNamed(config, edit.field)
        const before = valueIn(newestOf(state), field, change.locale)
        const lost = isList(field) ? lacking(before, data[field.name]) : []
        return { field, before, after: data[field.name], lost }
      })
    return { id, name, fields }
  })
  const values = rows.flatMap(({ fields }) =>
    fields.flatMap(({ field, before, after }) => [
      { field, value: before },
      { field, value: after },
    ]),
  )
  const titles = await titlesOf(req, values)
  return rows.map(({ fields, ...document }) => ({
    ...document,
    fields: fields.map(({ field, before, after, lost }) => ({
      label: labels.get(field.name) ?? field.name,
      before: valueWords(before, field, titles, language),
      after: valueWords(after, field, titles, language),
      lost: valueWords(lost, field, titles, language),
    })),
  }))
}

/** What a change would do to the chosen documents. Nothing is written. */
export const reviewChange = async (
  req: PayloadRequest,
  user: TypedUser,
  collection: CollectionSlug,
  chosen: Chosen,
  change: Change,
): Promise<Review> => {
  requireOffered(req, collection, change)
  const { config } = req.payload.collections[collection]
  const noun = nounOf(config)
  const say = sayTo(req)
  const documents = await findChosen(req, collection, chosen)
  const ids = documents.map(({ id }) => id)
  const { touched, left } = sort(
    config,
    change,
    documents,
    await statesOf(req, collection, ids),
    say,
  )
  const refused = tooMany(req, touched.length, noun)
  const isEdit = change.action === 'edit'
  return {
    chosen: say(counted(documents.length, noun)),
    ids: touched.map(({ id }) => id),
    counted: say(counted(touched.length, noun)),
    mustType: touched.length > CONFIRM_ABOVE,
    refusal: refused ? say(refused) : null,
    seen: seenOf(touched),
    same: documents.length - touched.length - left.length,
    left,
    preview: isEdit ? await previewOf(req, config, change, touched.slice(0, SHOWN)) : [],
    drafts: change.action === 'publish' ? await draftsOf(req, user, collection, touched) : [],
  }
}
