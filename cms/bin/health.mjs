// Ends with 0 where the product on this machine answers: a container's health check.
const { PORT = '3000' } = process.env
const response = await fetch(`http://127.0.0.1:${PORT}/api/site`).catch(() => undefined)
process.exit(response?.ok ? 0 : 1)
