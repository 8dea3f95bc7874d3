/** Replaces a field whose value is shown elsewhere on the screen. */
export const Nothing = () => null
