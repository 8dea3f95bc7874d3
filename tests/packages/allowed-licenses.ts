/** Licenses that let anybody use, change and pass on a package, if its notice stays with it. */
export const ALLOWED = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
  ],
  ...['MIT-0', 'Python-2.0', 'WTFPL', 'Zlib'],
]

interface Exception {
  packages: RegExp
  license: string
  /** Why they may be used all the same. */
  reason: string
}

export const EXCEPTIONS: Exception[] = [
  {
    packages: /^(@react-leaflet\/core|react-leaflet)$/,
    license: 'Hippocratic-2.1',
    reason:
      'The product was required to use it. It forbids uses that violate human rights, so it is no open-source license, and whoever passes the product on passes these terms on: docs/decisions/site-react-leaflet.md.',
  },
  {
    packages: /^@img\/sharp-libvips-/,
    license: 'LGPL-3.0-or-later',
    reason:
      'libvips, which sharp loads as a shared library of its own. Whoever passes it on names it and lets people replace it. Our own code is not affected.',
  },
  {
    packages: /^@img\/sharp-win32-/,
    license: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'The same library, in one package with sharp’s own code.',
  },
  {
    packages: /^@img\/sharp-wasm32$/,
    license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'The same library, as WebAssembly.',
  },
  {
    packages: /^(lightningcss(-.+)?|axe-core)$/,
    license: 'MPL-2.0',
    reason:
      'Changes to its own files have to be published; we make none. Builds and tests use it, and no page contains it.',
  },
  {
    packages: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'Data about browsers, from caniuse.com. Builds read it, and no page contains it.',
  },
  {
    packages: /^zipcodes$/,
    license: 'BSD',
    reason:
      'Its LICENSE file is BSD-3-Clause. Its places come from GeoNames (CC BY 4.0), which the README names.',
  },
  {
    packages: /^parse-cache-control$/,
    license: 'BSD',
    reason: 'Its LICENSE file is BSD-3-Clause. Only tests use it.',
  },
]
