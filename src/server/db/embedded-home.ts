import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, lchown, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface RunAs {
  uid: number
  gid: number
}

export interface Home {
  /** All files of one cluster: `data/`, `users/`, `lock`, `postgres.log`. */
  folder: string
  /** Null: as this process. */
  runAs: RunAs | null
  /** Short enough for a socket path. */
  socketFolder: string
}

const run = promisify(execFile)

const NOBODY: RunAs = { uid: 65_534, gid: 65_534 }
/** A dedicated system user, because anyone who runs as `nobody` could read the files of `nobody`. */
const SYSTEM_USER = 'qhatu-db'
/** A socket path may have 107 bytes on Linux and 103 on macOS, including `/.s.PGSQL.5432.lock`. */
const MAX_SOCKET_FOLDER_BYTES = 80

async function hasBits(path: string, user: RunAs, bits: number): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (!found) return false
  const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0
  return ((found.mode >> shift) & bits) === bits
}

/** Whether `user` can enter every folder on the way to `path`, by the permission bits alone. */
async function canReach(path: string, user: RunAs): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await hasBits(folder, user, 0o1))) return false
    if (folder === dirname(folder)) return true
  }
}

/** Whether `user` can reach and read the file. */
export async function canRead(path: string, user: RunAs): Promise<boolean> {
  return (await hasBits(path, user, 0o4)) && (await canReach(await realpath(path), user))
}

async function findSystemUser(): Promise<RunAs | null> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, SYSTEM_USER])))
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  } catch {
    return null
  }
}

/**
 * The dedicated user, created on first use, or `nobody` where it cannot be created. For a process that runs as root.
 */
async function systemUser(): Promise<RunAs> {
  const found = await findSystemUser()
  if (found) return found
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  // Fails where the program is missing, or when another process was faster.
  await run('useradd', [...options, SYSTEM_USER]).catch(() => {})
  return (await findSystemUser()) ?? NOBODY
}

/** Gives a stopped cluster that was created as `nobody` to the dedicated user. */
export async function takeOver({ folder, socketFolder, runAs }: Home): Promise<void> {
  if (!runAs || (await stat(folder)).uid === runAs.uid) return
  const inside = await readdir(folder, { recursive: true })
  for (const path of [folder, socketFolder, ...inside.map((name) => join(folder, name))])
    await lchown(path, runAs.uid, runAs.gid)
}

async function ownedFolder(path: string, runAs: RunAs | null): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (runAs && (await stat(path)).uid === 0) await chown(path, runAs.uid, runAs.gid)
  const owner = (await stat(path)).uid
  const wanted = runAs?.uid ?? process.getuid?.()
  // Files of `nobody` are taken over once the server is stopped.
  if (owner !== wanted && !(runAs && owner === NOBODY.uid))
    throw new Error(
      `${path} belongs to user ${owner}, not ${wanted}: start Qhatu as that user, or set DATA_DIR`,
    )
}

async function chooseFolder(dataDir: string, fallbackRoot: string) {
  const ownFolder = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { folder: ownFolder, runAs: null }
  // A cluster that was created without root keeps its owner.
  const before = await stat(join(ownFolder, 'data')).catch(() => null)
  const isOthers = before && before.uid !== 0 && before.uid !== NOBODY.uid
  const runAs = isOthers ? { uid: before.uid, gid: before.gid } : await systemUser()
  if (await canReach(ownFolder, runAs)) return { folder: ownFolder, runAs }
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  await mkdir(fallbackRoot, { recursive: true, mode: 0o755 })
  return { folder: join(fallbackRoot, hash), runAs: await systemUser() }
}

/**
 * Determines where the cluster of `dataDir` lives and who runs it, and creates the folders. Normally below `dataDir`.
 * As root with a `dataDir` that an unprivileged user cannot reach: below `fallbackRoot`, under a name derived from
 * the path of `dataDir`.
 */
export async function prepareHome(dataDir: string, fallbackRoot: string): Promise<Home> {
  await mkdir(dataDir, { recursive: true })
  const { folder, runAs } = await chooseFolder(await realpath(dataDir), fallbackRoot)
  await ownedFolder(folder, runAs)
  if (Buffer.byteLength(folder) <= MAX_SOCKET_FOLDER_BYTES) return { folder, runAs, socketFolder: folder }
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const socketFolder = join(tmpdir(), `qhatu-${hash}`)
  await ownedFolder(socketFolder, runAs)
  return { folder, runAs, socketFolder }
}
