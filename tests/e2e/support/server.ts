import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url))

/** Starts the product as an operator does, on a free port and an empty data folder, with the demo in it. */
export default async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-journeys-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = spawn('node', [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'on',
      DEBUG_TOOLS: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.env['BASE_URL'] = `http://localhost:${port}`
  await ready(server, `http://localhost:${port}/health/ready`)

  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 60_000;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server was not ready within a minute')
}
