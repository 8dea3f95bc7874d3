import type { Page } from '@playwright/test'

/** Waits for the code that says what is wrong when nothing can be fetched any more. */
export const settled = async (page: Page): Promise<void> => {
  const name = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name: address }) => address)
        .find((address) => /crash-[^/]*\.js$/.test(address)) ?? '',
  )
  await page.evaluate((address) => import(address), await name.jsonValue())
}
