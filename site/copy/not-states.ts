/** Postal abbreviations of the jurisdictions that nobody calls a state. */
export const NOT_STATES: ReadonlySet<string> = new Set('AS DC FM GU MH MP PR PW VI'.split(' '))
