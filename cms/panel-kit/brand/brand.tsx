import './brand.css'

const Mark = ({ size }: { size: number }) => (
  // biome-ignore lint/performance/noImgElement: an SVG has nothing that Next could make smaller
  <img alt="" height={size} src="/favicon.svg" width={size} />
)

/** The product's mark, as the site and its icons have it. */
export const Icon = () => <Mark size={24} />

/** Mark and name, above the form that signs people in. */
export const Logo = () => (
  <div className="brand">
    <Mark size={48} />
    <p>Healthcare for All</p>
  </div>
)
