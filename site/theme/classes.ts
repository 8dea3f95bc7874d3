import type { ClassStyles } from './compile.ts'

/** An element's styles; of several, later ones win. */
export type Css = ClassStyles | false | '' | null | undefined | readonly Css[]

/** A class is named after its styles: 'css-a-b' has those of a, then those of b. */
const PREFIX = 'css-'
/** The attribute that lists the classes of a page from the server. */
export const CLASSES = 'data-classes'

/** Styles by their names, and the class that has them alone: joining its name again takes longer. */
const known = new Map<string, { className: string; rules: readonly string[] }>()

const rulesOf = (name: string): string[] =>
  name
    .slice(PREFIX.length)
    .split('-')
    .flatMap((part) => known.get(part)?.rules ?? [])
    .map((rule) => rule.replaceAll('&', `.${name}`))

/** The classes that the page has the rules of, in their order. */
let used = new Set<string>()

/** Begins a page, on the server. Rendering it must not wait for anything. */
export const beginPage = (): void => {
  used = new Set()
}

/** The CSS of each class that a page has had: there are as many as in the code, whatever is asked. */
const written = new Map<string, string>()

const cssOf = (name: string): string => {
  const css = written.get(name) ?? rulesOf(name).join('')
  written.set(name, css)
  return css
}

/** The classes of the page since it began, and their rules as CSS. */
export const pageStyles = (): { classes: string; css: string } => ({
  classes: [...used].join(' '),
  css: [...used].map(cssOf).join(''),
})

let sheet: CSSStyleSheet | null | undefined

/** The browser's sheet for the rules that its page didn't come with. */
const openSheet = () => {
  const given = document.querySelector(`[${CLASSES}]`)?.getAttribute(CLASSES)
  used = new Set([...(given?.split(' ') ?? []), ...used])
  return document.head.appendChild(document.createElement('style')).sheet
}

const insert = (rule: string) => {
  try {
    sheet?.insertRule(rule, sheet.cssRules.length)
  } catch {
    // The rule is for other browsers.
  }
}

const use = (name: string): string => {
  if (typeof document !== 'undefined' && sheet === undefined) sheet = openSheet()
  if (used.has(name)) return name
  used.add(name)
  if (sheet) rulesOf(name).forEach(insert)
  return name
}

const classOfOne = ({ name, rules }: ClassStyles): string => {
  const there = known.get(name)
  if (there) return there.className
  const className = PREFIX + name
  known.set(name, { className, rules })
  return className
}

const partsOf = (css: Css): ClassStyles[] => {
  if (!css) return []
  return 'length' in css ? css.flatMap(partsOf) : [css]
}

/** One class for styles. */
export const classOf = (css: Css): string | undefined => {
  if (!css) return undefined
  if (!('length' in css)) return use(classOfOne(css))
  const [first, ...more] = partsOf(css).map(classOfOne)
  return first && (more.length > 0 ? joinClasses(first, ...more) : use(first))
}

/** One class in place of several of ours; other names stay. */
export const joinClasses = (...given: string[]): string => {
  const names = given.flatMap((each) => each.split(' '))
  const ours = names.filter((name) => name.startsWith(PREFIX))
  const others = names.filter((name) => !name.startsWith(PREFIX))
  return [...others, use(PREFIX + ours.map((name) => name.slice(PREFIX.length)).join('-'))].join(
    ' ',
  )
}
