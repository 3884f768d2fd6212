import { Client } from 'pg'

export const DATABASE = 'qhatu'
/** Owns the database and has no other rights. */
export const ROLE = 'qhatu'
/** PostgreSQL's own role. The product uses it only to create the database. */
export const SUPERUSER = 'postgres'

export const urlOf = (role: string, database: string, socketFolder: string): string =>
  `postgres://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`

export async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Run as the superuser. The role may exist already: a process can be killed between the two statements. */
export const newDatabase = [
  `DO $$ BEGIN CREATE ROLE ${ROLE} LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  `CREATE DATABASE ${DATABASE} OWNER ${ROLE}`,
]

/** Our objects in the product's database; objects of extensions keep their owner. */
const ownEverything = `
  FOR thing IN
    WITH ours AS (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'drizzle', 'queue')),
         lent AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
    SELECT format('SCHEMA %I', nspname) AS name FROM pg_namespace WHERE nspname IN ('drizzle', 'queue')
    UNION ALL SELECT 'TABLE ' || oid::regclass FROM pg_class
      WHERE relkind IN ('r', 'p', 'v', 'm') AND relnamespace IN (SELECT oid FROM ours)
    UNION ALL SELECT 'SEQUENCE ' || oid::regclass FROM pg_class
      WHERE relkind = 'S' AND relnamespace IN (SELECT oid FROM ours)
        AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype IN ('a', 'i') AND refclassid = 'pg_class'::regclass)
    UNION ALL SELECT 'ROUTINE ' || oid::regprocedure FROM pg_proc
      WHERE pronamespace IN (SELECT oid FROM ours) AND oid NOT IN (SELECT objid FROM lent)
    UNION ALL SELECT 'TYPE ' || oid::regtype FROM pg_type
      WHERE typtype IN ('e', 'd') AND typnamespace IN (SELECT oid FROM ours) AND oid NOT IN (SELECT objid FROM lent)
    UNION ALL SELECT 'TEXT SEARCH CONFIGURATION ' || oid::regconfig FROM pg_ts_config
      WHERE cfgnamespace IN (SELECT oid FROM ours)
  LOOP
    EXECUTE format('ALTER %s OWNER TO ${ROLE}', thing);
  END LOOP;`

/**
 * Run as the role itself. In clusters of earlier versions this role is the bootstrap superuser, which PostgreSQL
 * cannot demote. It is renamed to the superuser's name, and a new role gets its old name and our objects. Elsewhere
 * this does nothing.
 */
export const withoutSuperuser = [
  `DO $$ DECLARE thing text; BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = session_user) THEN RETURN; END IF;
    -- A role cannot rename itself.
    CREATE ROLE ${ROLE}_helper SUPERUSER;
    SET SESSION AUTHORIZATION ${ROLE}_helper;
    ALTER ROLE ${ROLE} RENAME TO ${SUPERUSER};
    CREATE ROLE ${ROLE} LOGIN;
    ALTER DATABASE ${DATABASE} OWNER TO ${ROLE};
    ${ownEverything}
    RESET SESSION AUTHORIZATION;
    DROP ROLE ${ROLE}_helper;
  END $$`,
]
