/** JSON text that holds a T; listings keep their answers so, and they are sent as they are. */
export type Json<T> = string & { readonly of?: T }

export const json = <T>(value: T): Json<T> => JSON.stringify(value)
