/** Payload's own module where next.config.mjs puts another in its place. */
declare module '@payloadcms/ui/shared-itself' {
  export * from '@payloadcms/ui/shared'
}
