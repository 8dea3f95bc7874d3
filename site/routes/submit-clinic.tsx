/** The same page at its other address. */
export { Component, handle } from './add-clinic.tsx'
