// The rules that several forms' fields have in common.

/** The longest line of text, in UTF-16 units as browsers count a field's length. */
const MAX_LINE = 200
/** The longest text of several lines. */
const MAX_TEXT = 2_000

export const line = { kind: 'text', maxLength: MAX_LINE } as const
export const requiredLine = { ...line, required: true } as const
export const text = { kind: 'text', maxLength: MAX_TEXT } as const

/** Empty if it is unknown. */
export const yesNo = { ...line, options: ['yes', 'no'] } as const
