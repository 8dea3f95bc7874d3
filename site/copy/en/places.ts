/** What places with an article in a sentence are called. */
const WITH_ARTICLE = /^(?:District of|Federated States) |Islands$/

/** 'in Texas', 'in the Marshall Islands' */
export const inPlace = (place: string) => `in ${WITH_ARTICLE.test(place) ? 'the ' : ''}${place}`
