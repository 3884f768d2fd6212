import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Floor } from './floor-server.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export interface BenchProcess {
  url: string
  stop(): Promise<void>
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** The product in its own process, configured as in production but without limits that a load would reach. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<BenchProcess> {
  const child = fork(path('../src/server/main.mjs'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_URL: `http://localhost:${port}`,
      OPERATOR_NAME: 'Plaza de Prueba S.A.C.',
      OPERATOR_RUC: '20131312955',
      OPERATOR_ADDRESS: 'Jr. de la Medida 1, Lima',
      OPERATOR_EMAIL: 'medida@qhatu.pe',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      HUMAN_CHECK: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${url}/health/ready`).catch(() => null))?.ok) return { url, stop: () => stop(child) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The product was not ready in time')
}

async function forkFloor(file: string, databaseUrl: string) {
  const child = fork(path(file), [databaseUrl], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, url: `http://127.0.0.1:${port}`, stop: () => stop(child) }
}

/** A bare server from its own file, which reports its port. */
export async function startFloorOf(file: string, databaseUrl: string): Promise<BenchProcess> {
  const { url, stop: stopFloor } = await forkFloor(file, databaseUrl)
  return { url, stop: stopFloor }
}

/** The bare server; `give` sets what it serves. */
export async function startFloor(
  databaseUrl: string,
): Promise<BenchProcess & { give(floor: Floor): Promise<void> }> {
  const { child, url, stop: stopFloor } = await forkFloor('./floor-server.ts', databaseUrl)
  return {
    url,
    stop: stopFloor,
    async give(floor) {
      const taken = once(child, 'message')
      child.send(floor)
      await taken
    },
  }
}
