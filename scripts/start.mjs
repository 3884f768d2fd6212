// npm start: from a bare clone to a served demo. Each step is skipped if it was done before.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, projectEnv, root } from './project.mjs'

const production = process.argv.includes('--production')
await install()
await build()

const defaults = production ? { PRODUCTION: 'on' } : { DEMO: 'on', DEBUG_TOOLS: 'on', LOG_LEVEL: 'warn' }
const server = spawn('node', [join(root, 'src/server/main.mjs')], {
  cwd: root,
  env: {
    // React's own switch; the product's switch for production is PRODUCTION.
    ...projectEnv({ NODE_ENV: 'production' }),
    ...Object.fromEntries(Object.entries(defaults).map(([k, v]) => [k, process.env[k] ?? v])),
  },
  stdio: 'inherit',
})
// The terminal sends Ctrl+C to both processes; a supervisor's SIGTERM reaches only this one and is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
