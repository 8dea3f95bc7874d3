/** Browser tests that don't run once more in Spanish, with the reason. */
export const NOT_IN_SPANISH: Record<string, string> = {
  'browser/embed/embed.spec.ts': 'opens the search for other sites in each language',
  'browser/every-page/accessibility.spec.ts': 'brings about each state in each language',
  'browser/every-page/each-screen.spec.ts': 'visits each page in each language',
  'browser/every-page/large-text.spec.ts': 'visits each page in each language',
  'browser/every-page/largest-text.spec.ts': 'visits each page in each language',
  'browser/every-page/sizes.spec.ts': 'visits each page in each language',
  'browser/language/*.spec.ts': 'is about the languages themselves',
  'browser/map/own-map.spec.ts': 'starts a site of its own, whose drawn map has no language',
  'browser/page-host/crawlers.spec.ts': 'reads files for search engines, which have no language',
  'browser/page-host/icons.spec.ts': 'fetches icons, which have no language',
  'browser/page-host/mirror.spec.ts': 'visits the copy of the site in each language',
  'browser/tasks/tasks.spec.ts': 'does each task in each language',
}
