import { createHash } from 'node:crypto'
import { LANGUAGES, type Locale } from '@healthcare-for-all/cms/contract/paths'
import { ROOT_ID, STATE_ID } from '../lib/page-state.ts'
import type { PageParts } from './page-parts.ts'

/** What an installed site is called, and where it begins. */
const MANIFEST = '/manifest.webmanifest'
/** A language without one of its own has the English one. */
const MANIFESTS: Partial<Record<Locale, string>> = { es: '/manifest.es.webmanifest' }

export interface DocumentAssets {
  /** The entry module. */
  script: string
  /** Modules that the entry will import. */
  preload: string[]
}

/** Text for inside a <script>: nothing in it can end the element. */
const scriptSafe = (text: string) => text.replaceAll('<', '\\u003c')

/** Says on the root element whether somebody has saved clinics, whose list is then linked. */
const SAVED =
  "try{localStorage['saved-clinics']&&document.documentElement.setAttribute('data-saved','')}catch{}"

/**
 * Remembers a press on the link to another language, also one before the page's code is there.
 * Opens the page in the language that was chosen last, through the page's own link to it. A browser
 * that keeps nothing follows the links all the same.
 */
const CHOSEN_LANGUAGE =
  "{const p=document;p.addEventListener('click',e=>{const a=e.target.closest('a[hreflang]');" +
  'try{if(a)localStorage.language=a.hreflang}catch{}});' +
  'try{const l=localStorage.language,a=l&&l!==p.documentElement.lang&&' +
  "p.querySelector('a[hreflang='+l+']');a&&location.replace(a.href+location.hash)}catch{}}"

/**
 * Remembers the button that was pressed last, for when the page's code is there. Other forms than
 * those of the method 'dialog' are sent without it.
 */
const PRESSED =
  "addEventListener('click',e=>{document.pressed=" +
  "e.target.closest('button[type=button],form[method=dialog] button')})"

/** Remembers the fields that people type in before the page's code is there. */
const FIELDS = "document.fields=[...document.querySelectorAll('input,select,textarea')]"

/**
 * Adds the template's contents to the page after the first paint, which needs no code, or a second
 * after the load event if nothing is painted yet or the browser doesn't report it. Whichever comes
 * first empties the template.
 */
const START =
  `${SAVED};${PRESSED};${FIELDS};${CHOSEN_LANGUAGE}{const start=()=>document.head.append(document.getElementById('code').content);` +
  "try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}" +
  "addEventListener('load',()=>setTimeout(start,1e3))}"

/** The whole HTML document. Its one inline script is the same for all pages. */
export const documentHtml = (page: PageParts, { script, preload }: DocumentAssets) =>
  `<!doctype html>
<html lang="${page.locale}" dir="${LANGUAGES[page.locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#FCFBF8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12171D" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/icon-32.png" sizes="32x32" type="image/png">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${MANIFESTS[page.locale] ?? MANIFEST}">
${page.head}
${page.styles.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`).join('')}
</head>
<body>
<div id="${ROOT_ID}">${page.body}</div>
<script id="${STATE_ID}" type="application/json">${scriptSafe(JSON.stringify(page.state))}</script>
<template id="code">${preload.map((href) => `<link rel="modulepreload" href="${href}">`).join('')}
<script type="module" src="${script}"></script></template>
<script>${START}</script>
</body>
</html>
`

/** 'sha256-…', as a Content-Security-Policy names a style or script tag by its text. */
export const textHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const START_HASH = textHash(START)
