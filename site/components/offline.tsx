import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isOffline } from '../lib/connection.ts'
import { usePaths } from '../lib/language.tsx'
import { LinksContext } from '../lib/links.ts'
import { mayKeep, savesData } from '../lib/offline/allowed.ts'
import {
  dropUnusedCode,
  keepFresh,
  keepOnlySaved,
  keepPage,
  keptBefore,
} from '../lib/offline/keep-page.ts'
import { cacheOf } from '../lib/offline/kept-page.ts'
import { kindOf } from '../lib/offline/kind-of.ts'
import { linkOf } from '../lib/offline/link-of.ts'
import { isKept, openIfKept } from '../lib/offline/open-kept.ts'
import { useSavedClinics } from '../lib/saved-clinics.ts'

const DAY = 24 * 60 * 60 * 1_000
const WEEK = 7 * DAY
/** Milliseconds on a page after which it was read, and not passed through. */
const READ_AFTER = 2_000
/** Milliseconds after which somebody comes back, and has not merely gone on. */
const BACK_AFTER = DAY / 2
const WORKER = '/service-worker.js'

/** Milliseconds after the page has loaded, so that nothing competes with it, unless it is urgent. */
const BEGIN_AFTER = 4_000

let registration: Promise<unknown> | undefined

/**
 * Whether there is a worker to show what is kept, or a small page if nothing is. What failed, since
 * the connection was lost, is asked for again the next time.
 */
const hasWorker = async () => {
  registration ??= navigator.serviceWorker.register(WORKER).catch(() => {
    registration = undefined
  })
  return Boolean(await registration)
}

let begin = () => {}

const beginning = new Promise<void>((resolve) => {
  begin = resolve
  const wait = () => setTimeout(resolve, BEGIN_AFTER)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
})

let last: Promise<unknown> = beginning

/**
 * Does one thing after the other, so that it takes little from the page. What fails, without a
 * connection or without room, is tried again on the next page; the worker and what was saved,
 * also once the connection is back.
 * @param isWorth decides, before anything is fetched
 */
const inTurn = (
  task: () => Promise<unknown>,
  isWorth: () => Promise<boolean> = async () => true,
) => {
  last = last
    .then(async () => (mayKeep() && (await isWorth()) && (await hasWorker()) ? task() : undefined))
    .catch(() => undefined)
}

/** The pages without which no kept page is found. */
const keepFrame = async ({ saved, offline }: Paths) => {
  for (const address of [offline, saved]) await keepFresh('frame', address, DAY)
  await dropUnusedCode()
}

const keepGuides = async (paths: Paths) => {
  if (savesData()) return
  for (const address of [paths.qualify, paths.insurance, paths.payment, paths.medications])
    await keepFresh('guide', address, WEEK)
}

/** Begins at once if a saved clinic is not kept yet, since its visitor was promised it. */
const hurryFor = async (addresses: readonly string[], { saved, offline }: Paths) => {
  if (!mayKeep()) return
  for (const address of [...addresses, saved, offline])
    if (!(await caches.match(address))) return begin()
}

/** Whether somebody has put the site on the home screen, or comes back to what was kept. */
const isAtHome = async () =>
  window.matchMedia('(display-mode: standalone)').matches || (await keptBefore(BACK_AFTER))

/** Keeps what somebody may need without a connection, and leads there once there is none. */
const Offline = (): null => {
  const paths = usePaths()
  const links = useContext(LinksContext)
  const { pathname, search } = useLocation()
  const saved = useSavedClinics()

  useEffect(() => {
    const addresses = saved.map(({ slug }) => paths.clinic(slug))
    const keepSaved = () => {
      if (addresses.length > 0) hurryFor(addresses, paths).catch(() => undefined)
      inTurn(
        () => keepOnlySaved(addresses, savesData() ? Number.POSITIVE_INFINITY : DAY),
        async () => addresses.length > 0 || (await caches.has(cacheOf('clinic'))),
      )
      inTurn(
        async () => {
          await keepFrame(paths)
          await keepGuides(paths)
        },
        async () => addresses.length > 0 || (await isAtHome()),
      )
      // The worker knows whom to call, also where nothing is kept.
      inTurn(async () => undefined)
    }
    keepSaved()
    window.addEventListener('online', keepSaved)
    return () => window.removeEventListener('online', keepSaved)
  }, [saved, paths])

  // Whom to call in an emergency is in the search's code, and must not need a connection.
  useEffect(() => {
    beginning.then(() => links?.prefetch(paths.search()))
  }, [links, paths])

  useEffect(() => {
    const kind = kindOf({ pathname, search })
    if (!kind) return
    const keep = async () => {
      await keepPage(kind, pathname + search)
      await keepFrame(paths)
    }
    const timer = setTimeout(() => inTurn(keep), READ_AFTER)
    return () => clearTimeout(timer)
  }, [pathname, search, paths])

  useEffect(() => {
    /** A kept page is a document, which the worker has; the API's answers are not kept. */
    const openKept = async (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !links || !navigator.serviceWorker?.controller) return
      if (isKept()) return event.stopPropagation()
      if (!isOffline()) return
      event.preventDefault()
      event.stopPropagation()
      if (await openIfKept(link.pathname + link.search)) return
      links.go(link.pathname + link.search + link.hash, {})
    }
    document.addEventListener('click', openKept, true)
    return () => document.removeEventListener('click', openKept, true)
  }, [links])

  return null
}

export default Offline
