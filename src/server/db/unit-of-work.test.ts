import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/cluster.ts'
import { commitTogether, connect, type Database, type Db, transaction } from './connection.ts'

let testDatabase: TestDatabase
let database: Database
/** Sees only committed data. */
let outside: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster'))
  database = connect(testDatabase.url)
  outside = connect(testDatabase.url)
  await outside.pool.query('create table notes (text text primary key)')
})
afterAll(async () => {
  await database.close()
  await outside.close()
  await testDatabase.drop()
})
beforeEach(() => outside.pool.query('truncate notes'))

const insert = (db: Db, text: string) => db.$client.query('insert into notes values ($1)', [text])
const notesOf = async ({ pool }: Database): Promise<string[]> =>
  (await pool.query('select text from notes order by text')).rows.map(({ text }: { text: string }) => text)
const nothing = async () => {}

test('whatever was written in it is committed with what settles it, and not before', async () => {
  await commitTogether(
    database,
    async () => {
      await transaction(database, (tx) => insert(tx, 'a'))
      await insert(database.db, 'b')
      // Later steps see the earlier ones; other connections do not.
      expect(await notesOf(database)).toEqual(['a', 'b'])
      expect(await notesOf(outside)).toEqual([])
      return 'c'
    },
    async (tx, result) => void (await insert(tx, result)),
  )
  expect(await notesOf(outside)).toEqual(['a', 'b', 'c'])
})

test('what cannot be settled leaves nothing', async () => {
  const work = () => transaction(database, (tx) => insert(tx, 'a'))
  const refuse = () => Promise.reject(new Error('taken over'))
  await expect(commitTogether(database, work, refuse)).rejects.toThrow('taken over')
  expect(await notesOf(outside)).toEqual([])
})

test('a step that fails undoes itself alone, also when its failure is not caught', async () => {
  const failing = commitTogether(
    database,
    async () => {
      await insert(database.db, 'a')
      await expect(insert(database.db, 'a')).rejects.toThrow('notes_pkey')
      await transaction(database, async (tx) => {
        await insert(tx, 'b')
        throw new Error('undone')
      }).catch(nothing)
      await insert(database.db, 'c')
      throw new Error('in the end')
    },
    nothing,
  )
  await expect(failing).rejects.toThrow('in the end')
  expect(await notesOf(outside)).toEqual(['a', 'c'])
})

test('what is asked at the same time does not get into the middle of another step', async () => {
  await commitTogether(
    database,
    async () => {
      const undone = transaction(database, async (tx) => {
        await insert(tx, 'a')
        await new Promise((resolve) => setTimeout(resolve, 20))
        throw new Error('undone')
      })
      await Promise.allSettled([undone, insert(database.db, 'b'), insert(database.db, 'c')])
    },
    nothing,
  )
  expect(await notesOf(outside)).toEqual(['b', 'c'])
})

async function insertLater(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  await insert(database.db, 'b')
}

test('what goes on after its end is not part of it', async () => {
  let later = Promise.resolve()
  await commitTogether(
    database,
    async () => {
      await insert(database.db, 'a')
      later = insertLater()
    },
    nothing,
  )
  await later
  expect(await notesOf(outside)).toEqual(['a', 'b'])
})

test('a connection that is lost under it leaves nothing, and says so', async () => {
  const failing = commitTogether(
    database,
    async () => {
      await insert(database.db, 'a')
      const { rows } = await database.db.$client.query('/* own */ select pg_backend_pid() as pid')
      await outside.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    },
    nothing,
  )
  await expect(failing).rejects.toThrow()
  expect(await notesOf(outside)).toEqual([])
  expect(await notesOf(database)).toEqual([])
})
