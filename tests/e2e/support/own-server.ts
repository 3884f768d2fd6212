import { dataFolder, startProcess } from '#tests/support/server-process.ts'
import { test as base } from './journey.ts'
import { changeSetting } from './settings.ts'

/** For journeys that change what applies to everybody: each has its own server, without the demo. */
export const withOwnServer = (env: Record<string, string> = {}) =>
  base.extend<{
    ownServer: { url: string; folder: string }
    setting: (key: string, value: string) => Promise<void>
  }>({
    // oxlint-disable-next-line no-empty-pattern -- the runner wants a destructured parameter
    ownServer: async ({}, use) => {
      const folder = await dataFolder()
      const server = await startProcess(folder.path, env)
      await use({ url: server.url, folder: folder.path })
      await server.kill('SIGTERM')
      await folder.remove()
    },
    baseURL: async ({ ownServer }, use) => use(ownServer.url),
    setting: async ({ ownServer }, use) => use((key, value) => changeSetting(ownServer.folder, key, value)),
  })
