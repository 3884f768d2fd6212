import { is } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>('../../src/server/db/schema/*.table.ts', {
  eager: true,
})
const dialect = new PgDialect()

/** Every text column with listed values in the schema, with the values that the table accepts; null: any. */
const closed = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .flatMap((table) => {
    const { name, columns, checks } = getTableConfig(table)
    const takenBy = (column: PgColumn) => {
      const check = checks.find((one) => one.name === `${name}_${column.name}_known`)
      if (!check) return null
      return [...dialect.sqlToQuery(check.value).sql.matchAll(/'([^']*)'/g)].map(([, value]) => value)
    }
    return columns
      .filter(({ enumValues }) => enumValues?.length)
      .map((column) => ({
        title: `${name}.${column.name}`,
        values: column.enumValues,
        taken: takenBy(column),
      }))
  })

test.each(closed)('$title takes the values of its vocabulary and no other', ({ values, taken }) => {
  expect(taken, 'it needs a check `<table>_<column>_known`').toEqual(values)
})

test('there are such columns', () => expect(closed.length).toBeGreaterThan(30))
