interface Point {
  latitude: number
  longitude: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle miles by the law of cosines: not the product's formula, so that it can check it. */
export const greatCircleMiles = (a: Point, b: Point): number => {
  const [first, second] = [radians(a.latitude), radians(b.latitude)]
  const across = radians(b.longitude - a.longitude)
  const cosine =
    Math.sin(first) * Math.sin(second) + Math.cos(first) * Math.cos(second) * Math.cos(across)
  return 3958.7613 * Math.acos(Math.min(1, cosine))
}
