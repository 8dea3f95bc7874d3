/**
 * Lists the clinics that were saved on this device, and reloads once there is a connection. It runs in the
 * small page by itself: it can use nothing from outside.
 */
export const listSaved = (key: string, prefix: string): void => {
  // Somebody who has pressed a link waits for that page, not for this one.
  let isLeaving = false
  window.addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const reload = () => {
    if (!isLeaving) window.location.reload()
  }
  window.addEventListener('online', reload)
  // A browser that thinks it has a connection says nothing when it works again.
  setInterval(() => {
    if (document.visibilityState === 'visible')
      fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, () => {})
  }, 5_000)
  const section = document.querySelector('section')
  const list = document.querySelector('#saved')
  let clinics: unknown = []
  try {
    clinics = JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    // A browser that keeps nothing has nothing to list.
  }
  const isText = (value: unknown): value is string => typeof value === 'string'
  const link = (href: string, text: string) => {
    const element = document.createElement('a')
    element.href = href
    element.textContent = text
    return element
  }
  for (const clinic of Array.isArray(clinics) ? clinics : []) {
    const { slug, name, phone } = Object(clinic)
    if (!isText(slug) || !isText(name)) continue
    const item = document.createElement('li')
    item.append(link(prefix + encodeURIComponent(slug), name))
    if (isText(phone)) item.append(' ', link(`tel:${phone.replace(/\D/g, '')}`, phone))
    list?.append(item)
    section?.removeAttribute('hidden')
  }
}
