export const preview = {
  title: 'Preview',
  waiting: 'The page shows here once it is opened beside its form in the panel.',
  nothing: 'There is no preview of this.',
}
