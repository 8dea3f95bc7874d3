/** Replaces Chakra's reset, which the theme turns off but a first load would still include. */
export const createPreflight = () => ({})
