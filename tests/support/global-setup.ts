import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

/** One PostgreSQL for the whole run, with one migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-tests-'))
  await chmod(folder, 0o755)
  const server = await startEmbedded(folder, { durable: false })
  const url = new URL(server.url)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query('create database template_qhatu')
  await client.end()
  const template = new URL(url)
  template.pathname = '/template_qhatu'
  await migrate(template.href)
  project.provide('clusterUrl', url.href)
  project.provide('templateName', 'template_qhatu')

  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
