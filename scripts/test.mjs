// npm test, the command of CI, from a bare clone: all checks, then the journeys in a real browser on the built server.
import { existsSync } from 'node:fs'
import { build, install, must, run } from './project.mjs'

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const findChromium = () => known.find((path) => path && existsSync(path))

async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium (apt)…\n')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { quiet: true, env })
    await must('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, env })
    const installed = findChromium()
    if (installed) return installed
  }
  process.stderr.write(
    'The browser journeys need Chromium: install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.\n',
  )
  return process.exit(1)
}

const began = Date.now()
await install()
const chromium = await ensureChromium()
await must('node', ['scripts/check.mjs'])
await build()
await must('playwright', ['test'], { env: { CHROMIUM_PATH: chromium } })
process.stdout.write(`All tests passed in ${Math.round((Date.now() - began) / 1000)} s\n`)
