import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { profileJobs } from '#server/features/matching/matching.tasks.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const watched = new WeakSet<TestApp>()

/**
 * Runs an act and answers with its result and with what it stored: rows by table (negative: deleted), the queue's too, and
 * files. Without the background work of matching after a new job, and what is listed of the use of a key. A trigger notes each
 * row, because counting all tables twice for each of some thousand acts took most of the time of their tests.
 */
export async function withStored<Result>(
  app: TestApp,
  act: () => Promise<Result>,
): Promise<{ result: Result; stored: Record<string, number> }> {
  if (!watched.has(app)) await watch(app)
  watched.add(app)
  const [from, files] = [await lastChange(app), await countFiles(app)]
  const result = await act()
  const { rows } = await app.deps.db.execute<{ name: string; rows: number }>(
    sql`select name, sum(change)::int as rows from noted.changes where id > ${from}
        group by name having sum(change) <> 0`,
  )
  const stored = Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
  const filesOnDisk = (await countFiles(app)) - files
  return { result, stored: filesOnDisk === 0 ? stored : { ...stored, filesOnDisk } }
}

async function lastChange({ deps }: TestApp): Promise<number> {
  const { rows } = await deps.db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int as id from noted.changes`,
  )
  return rows[0]!.id
}

async function countFiles({ deps }: TestApp): Promise<number> {
  const entries = await readdir(join(deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

async function watch({ deps }: TestApp): Promise<void> {
  await deps.pool.query(`
    create schema noted;
    create unlogged table noted.changes (id bigserial primary key, name text, change int);
    create function noted.note() returns trigger language plpgsql as $$
    begin
      insert into noted.changes (name, change) values (tg_table_name, case tg_op when 'INSERT' then 1 else -1 end);
      return null;
    end $$;
    create trigger queued after insert on queue.job for each row
      when (new.name <> '${profileJobs.name}') execute function noted.note();
    create trigger taken after delete on queue.job for each row
      when (old.name <> '${profileJobs.name}') execute function noted.note();`)
  const { rows } = await deps.db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and table_name not in ('company_key_days', 'company_key_calls')`,
  )
  const triggers = rows.map(
    ({ name }) =>
      `create trigger noted after insert or delete on ${name} for each row execute function noted.note();`,
  )
  await deps.pool.query(triggers.join('\n'))
}
