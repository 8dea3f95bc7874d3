/** Whether the visitor prefers reduced motion. */
export const keepsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
