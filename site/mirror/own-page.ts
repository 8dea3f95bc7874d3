import { escaped } from './html.ts'

const MAIN = /(<main[^>]*>)(<p [^>]*>[^<]*<\/p>)?(<div [^>]*>)[\s\S]*?(<h1 [^>]*>)[\s\S]*<\/main>/
/** What the head says of the page that is the model. */
const ABOUT = /<title>[\s\S]*?(?=\n?<style)/

/**
 * A page of the mirror's own, in the frame of one of the site's: its header, its footer, its styles.
 * @param model a copied page of the site
 * @param content HTML
 */
export const ownPage = (model: string, title: string, content: string): string => {
  const siteName = /property="og:site_name" content="([^"]*)"/.exec(model)?.[1] ?? ''
  return model
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
