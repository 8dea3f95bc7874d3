export { createMetrics, type Metrics } from './metrics.ts'
export { type MetricsServer, serveMetrics } from './serve-metrics.ts'
export { watchDirectory } from './watch-directory.ts'
export { watchProcess } from './watch-process.ts'
