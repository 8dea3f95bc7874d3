/** Styles as mail programs know them: many drop style sheets, and none knows variables. */
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** By element, in the colors of the public pages. */
export const STYLES = {
  page: `margin:0;padding:24px 12px;background:#FCFBF8;color:#16202C;${FONT};font-size:18px;line-height:28px`,
  site: 'max-width:600px;margin:0 auto 12px;font-size:16px;font-weight:700;color:#5B2A6E',
  card: 'max-width:552px;margin:0 auto;padding:24px 24px 8px;background:#FFFFFF;border:1px solid #DAD5C9;border-radius:10px',
  heading: 'margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700',
  paragraph: 'margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:10px 20px;background:#5B2A6E;color:#FFFFFF;border-radius:6px;font-weight:700;text-decoration:none',
  link: 'color:#5B2A6E;text-decoration:underline',
  address: 'display:block;margin-top:8px;font-size:14px;line-height:20px;color:#4B5663',
  quote:
    'margin:0 0 16px;padding:12px 16px;background:#F4EFE6;border-left:4px solid #857F72;white-space:pre-line;overflow-wrap:anywhere',
  end: 'max-width:552px;margin:16px auto 0;padding:0 24px;font-size:16px;line-height:24px;color:#4B5663',
} as const

export type Look = keyof typeof STYLES

/** For mail programs that show a dark scheme and read style sheets; others choose by themselves. */
export const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #12171D !important; color: #F1EEE8 !important }
.card { background: #1A2129 !important; border-color: #303A45 !important }
.site, .link { color: #D6B0E8 !important }
.button { background: #D6B0E8 !important; color: #12171D !important }
.quote { background: #202832 !important; border-color: #7C8794 !important }
.address, .end { color: #B3BDC8 !important }
}`
