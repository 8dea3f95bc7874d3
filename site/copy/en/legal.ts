export const legal = {
  pages: {
    privacy: {
      title: 'Privacy Policy',
      description:
        'What Healthcare for All learns about visitors, what it keeps, and what you can ask of us.',
    },
    terms: {
      title: 'Terms of Service',
      description:
        'The rules for using Healthcare for All, and how far you can rely on its listings and guides.',
    },
  },
  maps: {
    heading: 'Where our maps come from',
    mapPage: (host: string) => `On the map page: ${host}`,
    clinicPage: (host: string) => `On the page of a clinic: ${host}`,
    ownHost: 'this site itself',
  },
  updated: (when: string) => `Last updated ${when}`,
}
