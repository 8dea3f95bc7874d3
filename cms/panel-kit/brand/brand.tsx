import './brand.css'

const Mark = ({ size }: { size: number }) => (
  // biome-ignore lint/performance/noImgElement: an SVG has nothing that Next could make smaller
  <img alt="" height={size} src="/favicon.svg" width={size} />
)

/** The product's mark, the same as on the site and in its icons. */
export const Icon = () => <Mark size={24} />

/** Mark and name, above the sign-in form. */
export const Logo = () => (
  <div className="brand">
    <Mark size={48} />
    <p>Healthcare for All</p>
  </div>
)
