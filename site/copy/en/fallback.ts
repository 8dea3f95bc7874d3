export const fallback = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  meant: 'You may be looking for',
  orSearch: 'Or look for a clinic',
}
