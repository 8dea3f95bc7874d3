import { style } from '../style.ts'

/** Shown only where something is saved, which the page's first script knows. */
export const onlyIfSaved = style({ 'html:not([data-saved]) &': { display: 'none' } })
