const RELATIVE = '../exports/client/index.js'

/** Lets the editor's server component import the module that next.config.mjs puts in the place of this one. */
module.exports = (source) => {
  if (!source.includes(RELATIVE)) throw new Error(`The editor no longer imports ${RELATIVE}`)
  return source.replace(RELATIVE, '@payloadcms/richtext-lexical/client')
}
