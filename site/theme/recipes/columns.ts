/** Two columns on a phone; one if the reader's text is so large that words would break. */
export const TWO_COLUMNS = 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))'
