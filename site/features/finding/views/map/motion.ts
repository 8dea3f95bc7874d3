import { keepsStill } from '../../../../lib/keeps-still.ts'

/** How the map moves from one view to another. */
export const motion = () => ({ animate: !keepsStill() })
