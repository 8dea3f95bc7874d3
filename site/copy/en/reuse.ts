export const reuse = {
  title: 'Use our list',
  description:
    'Put our clinic search on your own site, or copy the whole list of free and low-cost clinics.',
  lead: 'For libraries, schools, help lines such as 2-1-1, and all who help people find care. It is free, and you need no account.',
  search: {
    heading: 'Put this search on your site',
    text: 'Copy this code into your page, where the search should be. The results open in a new tab.',
    script: 'Code for your page',
    noScript:
      'Does your site not allow scripts? Use this code instead. You may have to change the height.',
    frame: 'Code without a script',
    privacy: 'The search sets no cookies and keeps nothing about your visitors.',
    place: (place: string) =>
      `Do most of your visitors live in one town? Add ${place} to the first code, with the name of your own town.`,
    look: 'See how it looks',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Select the text and copy it yourself.',
  },
  data: {
    /** What programs call it. */
    name: 'Free and low-cost clinics in the United States',
    heading: 'Copy the list',
    text: 'You may copy all that visitors see here. Please say that it comes from us. Each file says how.',
    csv: 'Table for a spreadsheet (CSV)',
    geoJson: 'Points for a map (GeoJSON)',
    hsds: 'Package for other directories (HSDS 3)',
    api: 'For programmers: all addresses, and what they return',
  },
}
