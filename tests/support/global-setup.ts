import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'

/** One cluster for the whole run and one migrated template in it. */
export default async function setup(project: TestProject) {
  const url = 'postgres://qhatu@localhost/postgres?host=/tmp/pg'
  const templateName = `template_${process.pid}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  const template = new URL(url)
  template.pathname = `/${templateName}`
  await migrate(template.href)
  project.provide('clusterUrl', url)
  project.provide('templateName', templateName)
}
