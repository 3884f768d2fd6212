import type { FullConfig } from '@playwright/test'
import { startEmbedded } from '#server/db/embedded.ts'
import { dataFolder, startProcess } from '#tests/support/server-process.ts'
import { mailEventsSecret } from '#tests/support/signed-as.ts'
import { serverOf } from './servers.ts'

/** For the runner: a server with the demo for each worker, so that a journey shares it with no other one of the same moment. */
export default async function setup({ workers }: FullConfig) {
  const started = await Promise.allSettled(
    Array.from({ length: workers }, (_, worker) => startServer(worker)),
  )
  const stop = async () => {
    await Promise.all(started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])))
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (!failed) return stop
  await stop()
  throw failed.reason
}

async function startServer(worker: number) {
  const folder = await dataFolder()
  const server = await startProcess(folder.path, {
    DEMO: 'on',
    WEBHOOKS_LOCAL: 'on',
    MAIL_EVENTS_SECRET: mailEventsSecret,
  })
  const database = await startEmbedded(folder.path, { info: () => {}, warn: () => {} })
  serverOf(worker).set({ url: server.url, databaseUrl: database.url })
  return {
    async stop() {
      await database.stop()
      await server.kill('SIGTERM')
      await folder.remove()
    },
  }
}
