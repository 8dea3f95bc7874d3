import { LOCALES, pathsFor } from '../contract/paths.ts'
import { wordsIn } from '../http/words/words-in.ts'

/** The search in each language: where it is, and what a screen reader calls its frame. */
const searches = () =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      { path: pathsFor(locale).embedSearch, title: wordsIn(locale).embeddedSearch },
    ]),
  )

/** Nobody can make the frame taller than this, in pixels. */
const TALLEST = 1_200

/**
 * What another site's page loads to have the search where its script element stands. It reads that
 * element and nothing else, keeps nothing, and makes the frame as tall as what is in it.
 */
export const embedScript = (): string => `{
  const script = document.currentScript
  const searches = ${JSON.stringify(searches(), null, 2).replaceAll('\n', '\n  ')}
  const asked = script.dataset.lang || document.documentElement.lang.slice(0, 2)
  const { path, title } = searches[asked] || searches.en
  const address = new URL(path, script.src)
  if (script.dataset.location) address.searchParams.set('location', script.dataset.location)
  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = title
  frame.loading = 'lazy'
  frame.style.cssText = 'display:block;width:100%;max-width:40rem;height:300px;border:0'
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || !(data && data.embeddedHeight > 0)) return
    frame.style.height = Math.min(data.embeddedHeight, ${TALLEST}) + 'px'
  })
  script.after(frame)
}
`
