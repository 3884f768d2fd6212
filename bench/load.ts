import autocannon from 'autocannon'

export interface LoadResult {
  requestsPerSecond: number
  /** In milliseconds. */
  p50: number
  p95: number
  requests: number
}

interface Variation {
  path?: string
  body?: string
  headers?: Record<string, string>
}

interface Load {
  url: string
  /** Seconds of measurement, after one second of warm-up. */
  seconds: number
  connections?: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Makes request number `n` differ from the one before. */
  vary?(n: number): Variation
  expectStatus?: number
}

/** Loads one address and counts only replies with the expected status; any other ends the run with an error. */
export async function load(options: Load): Promise<LoadResult> {
  await fire({ ...options, seconds: 1 })
  return fire(options)
}

async function fire(options: Load): Promise<LoadResult> {
  const { url, seconds, connections = 32, expectStatus = 200, vary, method = 'GET', headers, body } = options
  const times: number[] = []
  let wrong = ''
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
    ...(vary ? { requests: [{ setupRequest: (request) => varied(request, vary(serial++)) }] } : {}),
    setupClient(client) {
      client.on('response', (status, _bytes, milliseconds) => {
        times.push(milliseconds)
        if (status !== expectStatus) wrong ||= `${url} answered ${status}, not ${expectStatus}`
      })
    },
  })
  if (wrong || result.errors > 0 || result.timeouts > 0)
    throw new Error(wrong || `${url}: ${result.errors} errors, ${result.timeouts} timeouts`)
  return { requestsPerSecond: times.length / result.duration, ...percentiles(times), requests: times.length }
}

let serial = 0

const varied = (request: autocannon.Request, { path, body, headers }: Variation): autocannon.Request => ({
  ...request,
  ...(path === undefined ? {} : { path }),
  ...(body === undefined ? {} : { body }),
  ...(headers ? { headers: { ...request.headers, ...headers } } : {}),
})

/** One caller, one request after the other, after 20 warm-up requests. */
export async function sequence(count: number, call: (n: number) => Promise<unknown>): Promise<LoadResult> {
  for (let n = 0; n < 20; n++) await call(n)
  const times: number[] = []
  const began = performance.now()
  for (let n = 20; n < count + 20; n++) {
    const start = performance.now()
    await call(n)
    times.push(performance.now() - start)
  }
  const seconds = (performance.now() - began) / 1000
  return { requestsPerSecond: count / seconds, ...percentiles(times), requests: count }
}

/** Exact, from every sample. */
function percentiles(times: number[]): { p50: number; p95: number } {
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}
