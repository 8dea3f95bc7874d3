/** Payload's own module where next.config.mjs puts another in its place. */
declare module '@payloadcms/ui/shared-itself' {
  export * from '@payloadcms/ui/shared'
}

declare module '@payloadcms/richtext-lexical/client-itself' {
  export * from '@payloadcms/richtext-lexical/client'
}

declare module '@payloadcms/translations/itself' {
  export * from '@payloadcms/translations'
}
