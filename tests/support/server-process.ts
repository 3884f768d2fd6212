import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { quickFolder } from './quick-folder.ts'

const main = fileURLToPath(new URL('../../src/server/main.mjs', import.meta.url))

export interface ServerProcess {
  url: string
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts the product as an operator does, on a free port or that of `env`, with its data in `folder`, and waits until it is ready. */
export async function startProcess(folder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const child = spawn('node', [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      DEBUG_TOOLS: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  const kill = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  try {
    await ready(child, `${url}/health/ready`)
  } catch (error) {
    await kill('SIGKILL')
    throw error
  }
  return { url, kill }
}

/** A data folder for one server, which an unprivileged PostgreSQL can reach. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(quickFolder, 'qhatu-journeys-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
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

/** In milliseconds: a first start fills the demo, which takes long on a busy machine. */
const longestStart = 180_000

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < longestStart;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server was not ready after ${longestStart / 1000} s`)
}
