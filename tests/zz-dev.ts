import setUp from './support/browser-setup.ts'

const stop = await setUp()
console.log('URL', process.env.PRODUCT_URL)
process.on('SIGINT', () => void stop?.().then(() => process.exit(0)))
setInterval(() => {}, 1e6)
