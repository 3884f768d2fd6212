// npm test: what CI runs, from a bare clone: all checks and the long tests, then on the built server the tests that kill it, and
// the journeys in a real browser.
import { existsSync } from 'node:fs'
import { build, install, must, run } from './project.mjs'

// The headless shell is the same engine without the windows of a browser: its journeys take half the time.
const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
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
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { quiet: true, env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true, env })
      const installed = findChromium()
      if (installed) return installed
    }
  }
  process.stderr.write(
    'The browser journeys need Chromium: install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.\n',
  )
  return process.exit(1)
}

const began = Date.now()
await install()
// Its download takes minutes on some machines: it arrives while the checks run.
const [chromium] = await Promise.all([ensureChromium(), must('node', ['scripts/check.mjs'])])
await must('vitest', ['run', '--project=long', '--reporter=dot'])
await build()
await must('vitest', ['run', '--project=process', '--reporter=verbose'])
await must('playwright', ['test'], { env: { CHROMIUM_PATH: chromium } })
process.stdout.write(`All tests passed in ${Math.round((Date.now() - began) / 1000)} s\n`)
