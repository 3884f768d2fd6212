// Shared by the commands. Runs on Node 20.19 with nothing installed, so: no dependencies, no TypeScript.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')

/** The environment in which the project's own Node and tools come first in the PATH. */
export const projectEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})

/** Runs a command to its end. `quiet` returns its output instead of printing it. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnv(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a command that must succeed; otherwise prints its output and ends this process. */
export async function must(command, args, options = {}) {
  const { code, output } = await run(command, args, options)
  if (code === 0) return output
  if (output) process.stderr.write(output)
  process.stderr.write(`\nFailed: ${command} ${args.join(' ')}\n`)
  return process.exit(code)
}

/** A hash over the content of files and folders. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) visit(join(root, path), hash)
  return hash.digest('hex')
}

function visit(path, hash) {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) visit(join(path, name), hash)
    return
  }
  hash.update(path.slice(root.length)).update(readFileSync(path))
}

/** Does `work` unless it was done for the same inputs; the file `stamp` stores their hash. */
export async function unlessDone(stamp, inputs, work) {
  const file = join(root, stamp)
  const hash = hashOf(inputs)
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}

/** Installs the locked packages when they are missing or the lock changed. */
export const install = () =>
  unlessDone('node_modules/.qhatu-installed', ['package-lock.json'], async () => {
    process.stdout.write('Installing packages…\n')
    // Not `npm ci`: it refuses a lock that lacks packages for platforms which the configured registry does not serve.
    const options = ['--no-audit', '--no-fund', '--include=dev', '--include=optional']
    await must('npm', ['install', ...options], { quiet: true })
  })

/** Builds the web when its inputs have changed. */
export const build = () =>
  unlessDone(
    'build/.qhatu-built',
    [
      'src/web',
      'src/contracts',
      'src/domain',
      'public',
      'package-lock.json',
      'vite.config.ts',
      'react-router.config.ts',
    ],
    async () => {
      process.stdout.write('Building the web…\n')
      await must('react-router', ['build'], { quiet: true })
    },
  )
