import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 1_000_000_000

/** In a container it often has 64 MB, or cannot run programs, as a cluster's own copy of PostgreSQL must. */
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
 * The folder of test clusters: in memory if there is room, otherwise the temporary folder. A database has some 700 small
 * files: copying one took 700 ms on the disk of a busy machine, and 25 ms in memory.
 */
export const quickFolder: string = isFit() ? MEMORY : tmpdir()
