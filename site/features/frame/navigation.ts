import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import type { FrameCopy } from '../../copy/frame.ts'

export interface NavigationLink {
  name: string
  to: string
}

/** The header's links. */
export const headerLinks = (copy: FrameCopy, paths: Paths): NavigationLink[] => {
  const names = copy.navigation
  return [
    { name: names.search, to: paths.search() },
    { name: names.map, to: paths.map() },
    { name: names.states, to: paths.browseStates },
    { name: names.services, to: paths.browseServices },
    { name: names.resources, to: paths.resources },
    { name: names.about, to: paths.about },
  ]
}

/** The slide-in panel's links: the header's, with the map's longer name, and the form. */
export const menuLinks = (copy: FrameCopy, paths: Paths): NavigationLink[] => {
  const names = copy.navigation
  return [
    ...headerLinks(copy, paths).map((link) =>
      link.to === paths.map() ? { ...link, name: names.interactiveMap } : link,
    ),
    { name: names.addClinic, to: paths.submitClinic },
  ]
}

export interface FooterGroup {
  heading: string
  links: NavigationLink[]
}

export const footerGroups = (copy: FrameCopy, paths: Paths): FooterGroup[] => {
  const names = copy.footer
  return [
    {
      heading: names.findCare,
      links: [
        { name: names.searchClinics, to: paths.search() },
        { name: names.browseStates, to: paths.browseStates },
        { name: names.browseServices, to: paths.browseServices },
        { name: names.urgentCare, to: paths.urgentCare },
        { name: names.emergencyCare, to: paths.emergencyCare },
      ],
    },
    {
      heading: names.guides,
      links: [
        { name: names.qualify, to: paths.qualify },
        { name: names.insurance, to: paths.insurance },
        { name: names.payment, to: paths.payment },
        { name: names.medications, to: paths.medications },
        { name: names.costs, to: paths.whatWouldIPay },
        { name: names.blog, to: paths.blog },
      ],
    },
    {
      heading: names.organization,
      links: [
        { name: names.about, to: paths.about },
        { name: names.contact, to: paths.contact },
        { name: names.addClinic, to: paths.addClinic },
        { name: names.reuse, to: paths.reuse },
        { name: names.privacy, to: paths.privacy },
        { name: names.terms, to: paths.terms },
      ],
    },
  ]
}
