/** The map around one place. */
export const placeMap = {
  noScript: 'The map needs JavaScript.',
  failed: 'The map could not be loaded.',
  unreached: 'The map could not be loaded. The links below lead to maps.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}
