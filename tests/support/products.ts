/** A running product that one worker of the browser tests has to itself. */
export interface Product {
  url: string
  databaseUrl?: string
  /** Where it gets third-party scripts from; a test stands in for their hosts there. */
  scriptOrigin: string
}

/** Set by the global setup: the products as JSON, one per worker. */
const VARIABLE = 'TEST_PRODUCTS'

export const setProducts = (products: Product[]): void => {
  process.env[VARIABLE] = JSON.stringify(products)
}

/**
 * This worker's product. PRODUCT_URL names one that is already running, for when you are writing
 * tests; it needs the same SCRIPT_ORIGIN as the tests.
 */
export const product = (): Product => {
  const { PRODUCT_URL, SCRIPT_ORIGIN = '', TEST_PARALLEL_INDEX = '0' } = process.env
  if (PRODUCT_URL) return { url: PRODUCT_URL, scriptOrigin: SCRIPT_ORIGIN }
  const products: Product[] = JSON.parse(process.env[VARIABLE] ?? '[]')
  const found = products[Number(TEST_PARALLEL_INDEX)]
  if (!found) throw new Error(`${VARIABLE} has no product for worker ${TEST_PARALLEL_INDEX}`)
  return found
}
