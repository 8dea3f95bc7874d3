import { LOCALES, sameIn } from '@healthcare-for-all/cms/contract/paths'
import { escaped } from '../lib/escaped.ts'

const MAIN = /(<main[^>]*>)(<p [^>]*>[^<]*<\/p>)?(<div [^>]*>)[\s\S]*?(<h1 [^>]*>)[\s\S]*<\/main>/
/** What the head says of the page that is the model. */
const ABOUT = /<title>[\s\S]*?(?=\n?<style)/
/** The links to the same page in other languages. */
const LANGUAGE_LINK = /<a [^>]*hreflang="([\w-]+)"[^>]*>/gi

/**
 * A page of the mirror's own, in the frame of one of the site's: its header, its footer, its styles.
 * @param model a copied page of the site
 * @param address of the new page
 * @param content HTML
 */
export const ownPage = (model: string, address: string, title: string, content: string): string => {
  const siteName = /property="og:site_name" content="([^"]*)"/.exec(model)?.[1] ?? ''
  const sameInOther = (link: string, code: string) => {
    const other = LOCALES.find((locale) => locale === code)
    return other ? link.replace(/href="[^"]*"/, () => `href="${sameIn(other, address)}"`) : link
  }
  return model
    .replace(LANGUAGE_LINK, sameInOther)
    .replace(
      ABOUT,
      () => `<title>${escaped(title)} | ${siteName}</title><meta name="robots" content="noindex"/>`,
    )
    .replace(
      MAIN,
      (_, main, sample = '', page, heading) =>
        `${main}${sample}${page}${heading}${escaped(title)}</h1><div class="mirror">${content}</div></div></main>`,
    )
}
