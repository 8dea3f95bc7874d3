/** Three years, so that those who follow can still see why a setting is what it is. */
export const KEPT_DAYS = 3 * 365
