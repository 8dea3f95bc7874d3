/** In this tab somebody has cleared the device, so nothing is kept any more until it is closed. */
const CLEARED = 'cleared'

export const noteCleared = (): void => {
  try {
    sessionStorage.setItem(CLEARED, '1')
  } catch {
    // Then nothing is kept anyway.
  }
}

/** Whether the browser can keep pages, and may. */
export const mayKeep = (): boolean => {
  try {
    return 'serviceWorker' in navigator && 'caches' in window && !sessionStorage.getItem(CLEARED)
  } catch {
    return false
  }
}

/** True if somebody pays for each page, or waits long for it. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const type = String(Reflect.get(connection, 'effectiveType'))
  return Reflect.get(connection, 'saveData') === true || type.includes('2g')
}
