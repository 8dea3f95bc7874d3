import type { Field, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../cms/contract/constants.ts'
import { blocks } from '../../../cms/guides/rich-text/editor.ts'
import { PANEL_WORDS } from '../../../cms/panel-kit/words.ts'
import { directoryConfig } from '../../../cms/product/payload.config.ts'

/** What no screen of the panel shows. */
const UNSEEN = [
  'payload-kv',
  'payload-jobs',
  'payload-locked-documents',
  'payload-preferences',
  'payload-migrations',
  // Parts of others.
  'users.sessions',
  'payload-query-presets.isTemp',
]

/** Left as they are: names of companies, and a label of Payload's own. */
const AS_THEY_ARE = [
  'site-settings.analytics: Google Analytics',
  'site-settings.advertising: Google AdSense',
  'text.blocks.blockName: Block Name',
]

type Texts = [where: string, words: unknown][]

/** Whether a text is there in both languages; Payload's own are functions that look them up. */
const isBoth = (words: unknown): boolean => {
  if (words === false || (typeof words === 'function' && !('en' in words))) return true
  const { en, es }: Record<string, unknown> = Object(words)
  return [en, es].every((text) => typeof text === 'string' && text !== '')
}

const part = (from: unknown, name: string): unknown => Reflect.get(Object(from), name)

/** What is there of some texts that need not be. */
const optional = (from: unknown, ...names: string[]): unknown[] =>
  names.map((name) => part(from, name)).filter((words) => words !== undefined)

const ownTexts = (field: Field): unknown[] => {
  if ('name' in field && field.name === 'id') return []
  // A part of a form that is a component of its own has no label, unless a list can show it.
  const isLabelled = 'name' in field && field.type !== 'ui'
  return [
    ...(isLabelled ? [part(field, 'label')] : optional(field, field.type === 'ui' ? '' : 'label')),
    ...optional(part(field, 'labels'), 'singular', 'plural'),
    ...optional(field.admin, 'description', 'placeholder'),
    ...('options' in field ? field.options.map((one) => part(one, 'label') ?? one) : []),
  ]
}

const textsOf = (field: Field, before: string): Texts => {
  if (part(field, 'hidden') || part(field.admin, 'hidden')) return []
  const at = 'name' in field && field.name ? `${before}.${field.name}` : before
  if (UNSEEN.includes(at)) return []
  const inner = (fields: Field[]) => fields.flatMap((one) => textsOf(one, at))
  const own = [
    ...ownTexts(field),
    ...('tabs' in field ? field.tabs.flatMap((tab) => optional(tab, 'label', 'description')) : []),
    ...('blocks' in field
      ? field.blocks.flatMap((b) => optional(b.labels, 'singular', 'plural'))
      : []),
  ]
  return [
    ...own.map((words): Texts[number] => [at, words]),
    ...('tabs' in field ? field.tabs.flatMap((tab) => inner(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => inner(block.fields)) : []),
    ...('fields' in field ? inner(field.fields) : []),
  ]
}

const textsOfAll = (one: SanitizedCollectionConfig | SanitizedGlobalConfig): Texts => {
  const names = 'labels' in one ? [one.labels.singular, one.labels.plural] : [one.label]
  const own = [...names, ...optional(one.admin, 'group', 'description')]
  return [
    ...own.map((words): Texts[number] => [one.slug, words]),
    ...one.fields.flatMap((field) => textsOf(field, one.slug)),
  ]
}

it('has every label, description and choice of the panel in English and Spanish', async () => {
  const { collections, globals } = await directoryConfig()
  const texts = [
    ...collections.filter(({ slug }) => !UNSEEN.includes(slug)).flatMap(textsOfAll),
    ...globals.flatMap(textsOfAll),
    ...textsOf({ type: 'blocks', name: 'blocks', label: false, blocks }, 'text'),
  ]
  expect(texts.length).toBeGreaterThan(600)
  const missing = texts.flatMap(([where, words]) =>
    isBoth(words) ? [] : [`${where}: ${typeof words === 'string' ? words : JSON.stringify(words)}`],
  )
  expect([...new Set(missing)].sort()).toEqual([...AS_THEY_ARE].sort())
})

/**
 * Words of Payload's for what the panel calls otherwise, and 'tú', since the panel says 'usted'. In English
 * 'Language' alone is the panel's own.
 */
const NEVER = {
  en: /^(?!Locales?$).*\blocales?\b/i,
  es: /basura|despublic|tablero|agregar|previsualizar|(?<!\p{L})(tus?|te|haz|debes|deseas|estás|tienes|has|elige|introduce|selecciona|verifica|intenta|revisa|crea|corrige|tomas)(?!\p{L})/iu,
}

it('has one word for one thing, Payload’s own texts included', async () => {
  const { i18n } = await directoryConfig()
  for (const language of LOCALES) {
    const own = part(i18n.supportedLanguages[language], 'translations')
    const texts = Object.entries(Object(own)).flatMap(([group, texts]) =>
      Object.entries({ ...Object(texts), ...Object(part(PANEL_WORDS[language], group)) }),
    )
    expect(texts.length).toBeGreaterThan(300)
    const wrong = texts.filter(([, text]) =>
      NEVER[language].test(String(text).replaceAll(/\{\{.*?\}\}/g, '')),
    )
    expect(wrong).toEqual([])
  }
})

it('has no two columns of a list with one name', async () => {
  const { collections, i18n } = await directoryConfig()
  for (const language of LOCALES) {
    const own = part(i18n.supportedLanguages[language], 'translations')
    const t = (key: string) => {
      const [group = '', name = ''] = key.split(':')
      return part(
        { ...Object(part(own, group)), ...Object(part(PANEL_WORDS[language], group)) },
        name,
      )
    }
    const nameOf = (field: object): unknown => {
      const label = part(field, 'label')
      return typeof label === 'function' && !('en' in label) ? label({ t }) : part(label, language)
    }
    const doubled = collections.flatMap(({ slug, fields }) => {
      const columns = flattenTopLevelFields(fields).filter(
        (field) => !part(field.admin, 'disableListColumn') && !part(field, 'hidden'),
      )
      const names = columns.map(nameOf).filter(Boolean)
      return names.filter((name, at) => names.indexOf(name) < at).map((name) => `${slug}: ${name}`)
    })
    expect(doubled).toEqual([])
  }
})
