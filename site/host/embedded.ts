import { LANGUAGES } from '@healthcare-for-all/cms/contract/paths'
import { ROOT_ID } from '../lib/page-state.ts'
import { textHash } from './document.ts'
import type { PageParts } from './page-parts.ts'

/** Tells the page around the frame how tall it is; embed.js there listens. */
const SAY_HEIGHT =
  '{const e=document.documentElement;new ResizeObserver(()=>' +
  "parent.postMessage({embeddedHeight:e.offsetHeight},'*')).observe(e)}"

/** A document for a frame on another site: no code, no state, nothing that is remembered. */
export const embeddedHtml = ({ locale, head, styles, body }: PageParts) =>
  `<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
${styles.map(({ css }) => `<style>${css}</style>`).join('')}
</head>
<body>
<div id="${ROOT_ID}">${body}</div>
<script>${SAY_HEIGHT}</script>
</body>
</html>
`

/** Without an origin of its own, it can keep nothing, whatever the page around it allows. */
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Any site may frame this page, and no other. */
export const embeddedPolicy = (styles: string[]): string =>
  [
    "default-src 'none'",
    `script-src ${textHash(SAY_HEIGHT)}`,
    `style-src ${styles.map(textHash).join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    'frame-ancestors *',
    SANDBOX,
  ].join('; ')
