import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { labelFormsAnew } from '../../../cms/documents/mends/labels-of-forms.ts'
import { withWords } from '../../../cms/documents/mends/network-words.tsx'
import { refusalOf, standingErrors } from '../../../cms/documents/mends/refusal.ts'
import { relationsIn, titleOf } from '../../../cms/documents/mends/relations.ts'
import { root } from '../../support/program.ts'
import { expectAnswers, expectRows } from '../../support/table.ts'

const UI = '@payloadcms/ui/dist'
const NEXT = '@payloadcms/next/dist'

/**
 * Where Payload's own source is what a mend is for, if nothing but a browser could show it. If one of these
 * is no longer so after an upgrade, the mend may be no longer needed: try without.
 */
const IN_PAYLOAD: [mend: string, file: string, line: string][] = [
  [
    'first-save',
    `${NEXT}/views/Document/index.js`,
    'if (shouldAutosave && !validateDraftData && !idFromArgs && collectionSlug)',
  ],
  ['copied-globals', `${UI}/utilities/copyDataFromLocale.js`, 'globals[globalSlug].config.fields'],
  [
    'restored-drafts',
    'payload/dist/collections/operations/restoreVersion.js',
    'if (!draftArg) {\n            result = await req.payload.db.updateOne({',
  ],
  ['name-fields', 'payload/dist/utilities/formatErrors.js', 'incoming instanceof ValidationError'],
  ['host-cookies', `${UI}/providers/Theme/index.js`, '|| "payload"}-theme'],
  ['kept-changes', `${UI}/forms/Form/fieldReducer.js`, 'reset `isModified` in all other fields'],
  ['sticky-language', `${NEXT}/utilities/getRequestLocale.js`, "key: 'locale'"],
  ['preset-words', 'payload/dist/query-presets/constraints.js', "label: 'Only Me'"],
  ['relation-cell', `${UI}/hooks/useIntersect.js`, 'const [ent] = t4'],
  ['network-words', `${UI}/forms/Form/index.js`, 'errorToast(err.message)'],
  [
    'sure-texts',
    '@payloadcms/richtext-lexical/dist/field/Field.js',
    'void runDeprioritized(updateFieldValue)',
  ],
  ['checked-press', `${UI}/forms/useField/index.js`, 'useThrottledEffect(t14, 150, t16)'],
  [
    'one-language',
    `${UI}/elements/ListHeader/TitleActions/ListCreateNewDocButton.js`,
    't("general:createNewLabel", {',
  ],
  [
    'select-placeholder',
    'payload/dist/fields/config/types.d.ts',
    'placeholder?: LabelFunction | string;',
  ],
  [
    'labels-of-forms',
    `${UI}/utilities/getClientSchemaMap.js`,
    'const cacheKey = collectionSlug || globalSlug',
  ],
  ['field-errors', `${UI}/elements/Tooltip/index.scss`, 'white-space: nowrap'],
  ['less-motion', `${UI}/elements/AnimateHeight/index.js`, 'transition: `height $'],
  ['fitting-bars', `${UI}/fields/Tabs/index.scss`, 'overflow-x: auto'],
  [
    'counts-in-words',
    '@payloadcms/translations/dist/utilities/init.js',
    'return value !== undefined && value !== null ? value : part',
  ],
  ['counted-rows', 'payload/dist/fields/validations.js', "label: t('general:rows')"],
  [
    'text-faults',
    '@payloadcms/richtext-lexical/dist/validate/validateNodes.js',
    'node failed to validate: ',
  ],
  ['control-names', `${UI}/fields/Checkbox/Input.js`, '"aria-label": ""'],
  [
    'control-names',
    `${UI}/elements/Popup/PopupTrigger/index.js`,
    'tabIndex: 0,\n    type: "button",\n    children: button',
  ],
  [
    'control-names',
    `${UI}/elements/Pagination/ClickableArrow/index.js`,
    'type: "button",\n    children: /*#__PURE__*/_jsx(ChevronIcon, {})',
  ],
]

it('each mend of Payload is still needed', async () => {
  await expectAnswers(IN_PAYLOAD, async ([, file, line]) => [
    (await readFile(path.join(root, 'node_modules', file), 'utf8')).includes(line),
    true,
  ])
})

it('a refusal stands while answers come, until somebody types', () => {
  const refused = {
    phone: { value: '12', isModified: true },
    name: { value: 'Oak' },
    updatedAt: { value: '2026-11-28T10:00:00Z' },
  }
  const error = { path: 'phone', message: 'Enter the full number' }
  const answer = {
    errors: [{ data: { errors: [error, { path: 'fax', message: 'No such field' }] } }],
  }
  const refusal = refusalOf(answer, refused)
  const after = (changes: object) => standingErrors(refusal, { ...refused, ...changes })
  expect(after({})).toEqual([error])
  expect(after({ updatedAt: { value: '2026-11-28T10:00:01Z' } })).toEqual([error])
  expect(after({ name: { value: 'Oak Clinic', isModified: true } })).toEqual([])
  expect(after({ phone: { value: '864-555-0142', isModified: true } })).toEqual([])
  expect(after({ phone: { value: '864-555-0142' } })).toEqual([])
  expect(standingErrors(refusalOf({}, refused), refused)).toEqual([])
})

it('a form is labeled in the language of whoever opens it, not of whoever opened it first', async () => {
  labelFormsAnew()
  const file = 'node_modules/@payloadcms/ui/dist/utilities/getClientSchemaMap.js'
  const payloads: { getClientSchemaMap: (given: object) => Map<string, { label?: string }> } =
    await import(path.join(root, file))
  for (const label of ['Body', 'Cuerpo', 'Body']) {
    const collection = { slug: 'guides', fields: [{ name: 'body', type: 'textarea', label }] }
    const given = { collectionSlug: 'guides', config: { collections: [collection] } }
    const fields = payloads.getClientSchemaMap({ ...given, schemaMap: new Map() })
    expect(fields.get('guides.body')?.label).toBe(label)
  }
})

it('a list names what documents refer to, also before it is known, or once it is gone', () => {
  expectRows(relationsIn, [
    [3, 'states', [{ relationTo: 'states', value: 3 }]],
    [
      [3, 4],
      'states',
      [
        { relationTo: 'states', value: 3 },
        { relationTo: 'states', value: 4 },
      ],
    ],
    [{ relationTo: 'users', value: 5 }, ['users', 'states'], [{ relationTo: 'users', value: 5 }]],
    [null, 'states', []],
    [undefined, 'states', []],
  ])
  expectRows(titleOf, [
    [undefined, 'name', '…'],
    [null, 'name', '…'],
    [false, 'name', '(removed)'],
    [{ id: 3, name: 'Ohio' }, 'name', 'Ohio'],
    [{ id: 3, name: '' }, 'name', 'ID 3'],
  ])
})

it('a request that fails is told in words, unless it was given up', async () => {
  const failing = (error: Error, isWaiting = false) => {
    const ask = withWords(
      () => Promise.reject(error),
      () => isWaiting,
    )
    return ask('/cms-api/clinics')
  }
  for (const message of ['Failed to fetch', 'Load failed', 'NetworkError when attempting'])
    await expect(failing(new TypeError(message))).rejects.toThrow('could not be reached')
  const aborted = new DOMException('signal is aborted', 'AbortError')
  await expect(failing(aborted)).rejects.toBe(aborted)
  const refused = await failing(new TypeError('Load failed'), true)
  expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
    503,
    expect.stringContaining('could not be reached'),
  ])
})

it('what a proxy answers in place of the server is told in words, and the server’s own is kept', async () => {
  const said = async (answer: Response) => {
    const { errors } = await (await withWords(async () => answer)('/cms-api/clinics')).json()
    return errors[0].message
  }
  const html = { status: 502, headers: { 'content-type': 'text/html' } }
  expect(await said(new Response('<h1>502 Bad Gateway</h1>', html))).toContain('not be reached')
  const own = Response.json({ errors: [{ message: 'Full' }] }, { status: 503 })
  expect(await said(own)).toBe('Full')
})
