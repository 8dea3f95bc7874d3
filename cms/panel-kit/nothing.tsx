/** Stands where a field would, whose value is shown elsewhere on the screen. */
export const Nothing = () => null
