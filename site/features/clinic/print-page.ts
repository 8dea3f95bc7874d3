/** Milliseconds that somebody waits for the paper's images. */
const PATIENCE_MS = 3_000

/** Prints the page once the images that are only for paper are there. */
export const printPage = async (): Promise<void> => {
  const images = [...document.querySelectorAll<HTMLImageElement>('img[data-paper]')]
  for (const image of images) image.loading = 'eager'
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.allSettled(images.map((image) => image.decode())), late])
  window.print()
}
