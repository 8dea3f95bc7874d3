import type { Locale, Paths } from '@healthcare-for-all/cms/contract/paths'

interface Site {
  /** Its public address, without a trailing slash. */
  publicUrl: string
  paths: Paths
  locale: Locale
  /** What a screen reader calls the frame. */
  title: string
}

/** Fits the search at 240 pixels; the script sets the height by itself. */
const HEIGHT = 440

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The lines that put the search on another site. */
export const embedCodes = ({ publicUrl, paths, locale, title }: Site) => ({
  script: `<script src="${publicUrl}/embed.js" data-lang="${locale}" async></script>`,
  frame: `<iframe src="${publicUrl}${paths.embedSearch}" title="${quoted(title)}" width="100%" height="${HEIGHT}" style="border:0;max-width:40rem" loading="lazy"></iframe>`,
  /** What the script's line may say beside that. */
  place: 'data-location="Fresno, CA"',
})
