/** Focuses the notification region. */
export const TOAST_HOTKEY = 'F8'

export interface ToastText {
  title: string
  text: string
}

/** Undefined ends the one that is shown. */
type Show = (toast: ToastText | undefined) => void

const listeners = new Set<Show>()

/** Shows a short message over the page. There is one at a time: it replaces the previous one. */
export const showToast = ({ title, text }: ToastText): void => {
  for (const show of listeners) show({ title, text })
}

export const dismissToast = (): void => {
  for (const show of listeners) show(undefined)
}

/** @returns a function that stops listening */
export const onToast = (show: Show): (() => void) => {
  listeners.add(show)
  return () => {
    listeners.delete(show)
  }
}
