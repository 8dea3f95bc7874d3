export const preview = {
  title: 'Preview',
  waiting: 'The page appears here once you open it beside its form in the panel.',
  nothing: 'There is no preview of this.',
}
