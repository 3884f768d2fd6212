import { dataFolder, startProcess } from '#tests/support/server-process.ts'
import { mailEventsSecret } from '#tests/support/signed-as.ts'

/** For the runner: one server with the demo for all journeys. */
export default async function setup() {
  const folder = await dataFolder()
  const server = await startProcess(folder.path, {
    DEMO: 'on',
    WEBHOOKS_LOCAL: 'on',
    MAIL_EVENTS_SECRET: mailEventsSecret,
  })
  process.env['BASE_URL'] = server.url
  return async () => {
    await server.kill('SIGTERM')
    await folder.remove()
  }
}
