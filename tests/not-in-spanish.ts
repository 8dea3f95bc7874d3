/** Browser tests that don't run once more in Spanish, with the reason. */
export const NOT_IN_SPANISH: Record<string, string> = {
  'browser/embed/embed.spec.ts': 'opens the search for other sites in each language',
  'browser/every-page/accessibility.spec.ts': 'brings about each state in each language',
  'browser/every-page/each-screen.spec.ts': 'visits each page in each language',
  'browser/every-page/failing-calls.spec.ts':
    'brings about failures of the network, whatever a page says of them',
  'browser/every-page/fields.spec.ts': 'measures the colors of fields, which have no language',
  'browser/every-page/large-text.spec.ts': 'visits each page in each language',
  'browser/every-page/largest-text.spec.ts': 'visits each page in each language',
  'browser/every-page/layout-shift.spec.ts':
    'measures what moves while a page comes, in the order of its parts',
  'browser/every-page/sizes.spec.ts': 'visits each page in each language',
  'browser/every-page/translated.spec.ts':
    'lets the browser translate pages, whose words don’t matter',
  'browser/faults/late-code.spec.ts': 'fills in every field, whatever it asks',
  'browser/faults/lost-database.spec.ts': 'takes the database away, whatever pages say of it',
  'browser/frame/kept-place.spec.ts': 'measures where a page is scrolled to',
  'browser/language/*.spec.ts': 'is about the languages themselves',
  'browser/map/moving.spec.ts': 'moves the map, and reads its address alone',
  'browser/map/own-map.spec.ts': 'starts a site of its own, whose drawn map has no language',
  'browser/map/points.spec.ts': 'compares markers with clinics’ names, which have no language',
  'browser/page-host/crawlers.spec.ts': 'reads files for search engines, which have no language',
  'browser/page-host/icons.spec.ts': 'fetches icons, which have no language',
  'browser/page-host/mirror.spec.ts': 'visits the copy of the site in each language',
  'browser/tasks/tasks.spec.ts': 'does each task in each language',
}
