setInterval(() => {}, 1000)
await import('./generate.ts')
