/** Clinics on a page of a state's or category's list. */
export const PAGE_SIZE = 20
