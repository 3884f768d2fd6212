import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { password, wholeLife } from '#tests/support/whole-life.ts'
import { impersonalTables, notErased, notExported } from './personal-columns.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../src/server/db/schema/*.table.ts', {
  eager: true,
})
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .map(getTableConfig)

/** Every column that may contain data about a person: all but keys, timestamps and hashes. */
const columns = tables
  .filter(({ name }) => !impersonalTables.includes(name))
  .flatMap(({ name, columns: own, foreignKeys }) => {
    const keys = new Set(foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name)))
    return own
      .filter(
        (column) =>
          column.name !== 'id' &&
          !keys.has(column.name) &&
          !column.getSQLType().startsWith('timestamp') &&
          !column.name.endsWith('_hash'),
      )
      .map((column) => `${name}.${column.name}`)
  })

/** The columns that a statement returns. */
function selected(statement: string): string[] {
  const [, list = '', table = ''] = /^select ([\s\S]*?) from "(\w+)"/.exec(statement) ?? []
  const named = [...list.matchAll(/"(\w+)"\."(\w+)"/g)].map(([, of, column]) => `${of}.${column}`)
  return named.length > 0 ? named : [...list.matchAll(/"(\w+)"/g)].map(([, column]) => `${table}.${column}`)
}

/** The columns that a statement deletes or overwrites. */
function erased(statement: string): string[] {
  const [, deleted] = /^delete from "(\w+)"/.exec(statement) ?? []
  const whole = tables.find(({ name }) => name === deleted)
  if (whole) return whole.columns.map((column) => `${whole.name}.${column.name}`)
  const [, table, changes = ''] = /^update "(\w+)" set ([\s\S]*?) where/.exec(statement) ?? []
  return [...changes.matchAll(/"(\w+)" = /g)].map(([, column]) => `${table}.${column}`)
}

let app: TestApp
let statementsOf: { download: string[]; deletion: string[] }
beforeAll(async () => {
  app = await startTestApp()
  const { person, company } = await wholeLife(app)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const statements = async (method: 'POST' | 'DELETE', url: string) => {
    query.mockClear()
    for (const { headers } of [person, company]) {
      const reply = await app.app.inject({ method, url, headers, payload: { password } })
      expect(reply.statusCode).toBe(200)
    }
    return query.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'string' ? asked : String((asked as { text?: string }).text),
    )
  }
  statementsOf = {
    download: await statements('POST', '/api/me/export'),
    deletion: await statements('DELETE', '/api/me'),
  }
  query.mockRestore()
})
afterAll(() => app.close())

/** Columns that are neither found nor listed with a reason, and listed columns that were found or do not exist. */
const unexplained = (found: ReadonlySet<string>, reasons: Readonly<Record<string, string>>) => ({
  missing: columns.filter((column) => !found.has(column) && reasons[column] === undefined),
  needless: Object.keys(reasons).filter((column) => found.has(column) || !columns.includes(column)),
})

test('every column with personal data is exported, or listed with a reason', () => {
  const found = new Set(statementsOf.download.flatMap(selected))
  expect(found.size).toBeGreaterThan(120)
  expect(unexplained(found, notExported)).toEqual({ missing: [], needless: [] })
})

test('every column with personal data is erased, or listed with a reason', () => {
  const found = new Set(statementsOf.deletion.flatMap(erased))
  expect(found.size).toBeGreaterThan(120)
  expect(unexplained(found, notErased)).toEqual({ missing: [], needless: [] })
})

test('a column without a reason is found', () => {
  const { 'users.totp_secret': _, ...others } = notExported
  expect(unexplained(new Set(statementsOf.download.flatMap(selected)), others).missing).toEqual([
    'users.totp_secret',
  ])
})

test('the tables without personal data exist', () => {
  const names = new Set(tables.map(({ name }) => name))
  expect(impersonalTables.filter((name) => !names.has(name))).toEqual([])
})
