/** Of a file: ten times HRSA's file of all sites. */
export const MOST_BYTES = 50 * 1024 * 1024
