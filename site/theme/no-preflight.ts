/** In place of Chakra's reset, which the theme turns off and a first load would carry all the same. */
export const createPreflight = () => ({})
