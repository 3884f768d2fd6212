import { asc, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { removedRows } from '#server/db/schema/acts.table.ts'

/** The rows of one table to remove. */
export interface Rows {
  table: PgTable
  where: SQL | undefined
}

export interface TakenRow {
  fromTable: string
  row: object
}

/** Deletes rows and returns them unchanged. */
export async function takeRows(tx: Db, { table, where }: Rows): Promise<TakenRow[]> {
  const name = sql.identifier(getTableName(table))
  const { rows } = await tx.execute<{ row: object }>(
    sql`delete from ${name} where ${where ?? sql`true`} returning to_jsonb(${name}) as row`,
  )
  return rows.map(({ row }) => ({ fromTable: getTableName(table), row }))
}

export async function keepRows(tx: Db, actId: number, rows: TakenRow[]): Promise<void> {
  await tx.insert(removedRows).values(rows.map((row) => ({ actId, ...row })))
}

/** Restores the rows of an act with their ids. False when a new row conflicts with one of them. */
export async function putRowsBack(tx: Db, actId: number): Promise<boolean> {
  const removed = await tx
    .select()
    .from(removedRows)
    .where(eq(removedRows.actId, actId))
    .orderBy(asc(removedRows.id))
  for (const { fromTable, row } of removed) {
    const table = sql.identifier(fromTable)
    const { rowCount } = await tx.execute(sql`
      insert into ${table} overriding system value
      select * from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)
      on conflict do nothing`)
    if (rowCount === 0) return false
  }
  await forgetRows(tx, actId)
  return removed.length > 0
}

export async function forgetRows(tx: Db, actId: number): Promise<void> {
  await tx.delete(removedRows).where(eq(removedRows.actId, actId))
}
