/** A text that ends with a period, whether it already has one or not. */
export const asSentence = (text: string): string => text.replace(/\.?$/, '.')
