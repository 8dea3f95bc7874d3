/** Whether the visitor has asked for things to keep still. */
export const keepsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** How the map goes from one view to another. */
export const motion = () => ({ animate: !keepsStill() })
