/** '/api/clinics/slug/{slug}' as the router writes it. */
export const routePattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')
