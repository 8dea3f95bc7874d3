/** Whether the visitor prefers reduced motion. */
export const keepsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** How the map moves from one view to another. */
export const motion = () => ({ animate: !keepsStill() })
