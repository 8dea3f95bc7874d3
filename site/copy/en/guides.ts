export const guides = {
  missing: {
    title: 'Guide Not Found',
    text: 'This guide is not here just now. The others may help you.',
    back: 'See all guides',
  },
}
