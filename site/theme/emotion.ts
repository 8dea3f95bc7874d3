/** Begins the names of Emotion's classes, on the server as in the browser. */
export const CACHE_KEY = 'css'
