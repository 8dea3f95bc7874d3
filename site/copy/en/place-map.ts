/** The map around one place. */
export const placeMap = {
  noScript: 'The map needs JavaScript.',
  failed: 'The map could not be loaded.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}
