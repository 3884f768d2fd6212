import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, lchown, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The user under whom PostgreSQL runs, which refuses to run as root. */
export interface RunAs {
  uid: number
  gid: number
}

export interface Home {
  /** Everything of one cluster: `data/`, `users/`, `lock`, `postgres.log`. */
  folder: string
  /** Null: as ourselves. */
  runAs: RunAs | null
  /** Short enough for a socket's path. */
  socketFolder: string
}

const run = promisify(execFile)

const NOBODY: RunAs = { uid: 65_534, gid: 65_534 }
/** Of the system: whoever else runs as `nobody` could read what belongs to nobody. */
const SYSTEM_USER = 'qhatu-db'
/** A socket's path has room for 107 bytes on Linux and 103 on macOS, with `/.s.PGSQL.5432.lock` at its end. */
const MAX_SOCKET_FOLDER_BYTES = 80

async function hasBits(path: string, user: RunAs, bits: number): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (!found) return false
  const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0
  return ((found.mode >> shift) & bits) === bits
}

/** Whether `user` can enter every folder on the way to `path`. By the permission bits alone. */
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

/** The user that is ours alone, made the first time; `nobody` where none can be made. For a process that runs as root. */
async function systemUser(): Promise<RunAs> {
  const found = await findSystemUser()
  if (found) return found
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  // Fails where there is no such program, and where another process was faster.
  await run('useradd', [...options, SYSTEM_USER]).catch(() => {})
  return (await findSystemUser()) ?? NOBODY
}

/** Gives a cluster that stands still, of the time when it ran as `nobody`, to the user that is ours. */
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
  // What is nobody's is taken over when its server stands still.
  if (owner !== wanted && !(runAs && owner === NOBODY.uid))
    throw new Error(
      `${path} belongs to user ${owner}, not ${wanted}: start Qhatu as that user, or set DATA_DIR`,
    )
}

async function chooseFolder(dataDir: string, fallbackRoot: string) {
  const own = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { folder: own, runAs: null }
  // A cluster that somebody made without root stays theirs.
  const before = await stat(join(own, 'data')).catch(() => null)
  const isOthers = before && before.uid !== 0 && before.uid !== NOBODY.uid
  const runAs = isOthers ? { uid: before.uid, gid: before.gid } : await systemUser()
  if (await canReach(own, runAs)) return { folder: own, runAs }
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  await mkdir(fallbackRoot, { recursive: true, mode: 0o755 })
  return { folder: join(fallbackRoot, hash), runAs: await systemUser() }
}

/**
 * Where the cluster of `dataDir` lives and who runs it; creates the folders. Below `dataDir` when that works; as root with
 * a `dataDir` that an unprivileged user cannot reach, below `fallbackRoot`, under a name made from the path of `dataDir`.
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
