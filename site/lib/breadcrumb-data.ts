interface Step {
  name: string
  to: string
}

/** A breadcrumb as schema.org describes it. */
export const breadcrumbData = (trail: Step[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + to,
  })),
})
