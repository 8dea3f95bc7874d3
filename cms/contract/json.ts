/** JSON text of a T. Listings store their answers this way, and they are sent as they are. */
export type Json<T> = string & { readonly of?: T }

export const json = <T>(value: T): Json<T> => JSON.stringify(value)
