export const guides = {
  missing: {
    title: 'Guide Not Found',
    text: 'This guide is not available right now. The others may help you.',
    back: 'See all guides',
  },
}
