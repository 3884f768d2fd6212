import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 1_000_000_000

/** In a container it is often of 64 MB, or runs no programs, as a cluster's own copy of PostgreSQL must. */
function isFit(): boolean {
  try {
    const mount = readFileSync('/proc/self/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, path]) => path === MEMORY)
    const { bavail, bsize } = statfsSync(MEMORY)
    return mount !== undefined && !mount[3]?.split(',').includes('noexec') && bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}

/**
 * Where tests put a cluster: in memory where the system has room, otherwise where temporary files go. A database is some
 * 700 small files: a copy of one on a disk took 700 ms of a busy machine, in memory 25 ms.
 */
export const quickFolder: string = isFit() ? MEMORY : tmpdir()
