// npm run check: everything except the browser journeys. Independent steps run in parallel; the first failure is shown
// whole.
import { install, must, run } from './project.mjs'

await install()
await must('react-router', ['typegen'], { quiet: true })

const steps = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['types', 'tsc', ['-p', '.']],
  ['unused', 'knip', []],
  ['figures', 'node', ['evaluation/evaluate.ts', 'sample']],
  ['tests', 'vitest', ['run', '--project=unit', '--project=api', '--reporter=dot']],
]
const engineDied = /Worker exited unexpectedly with signal SIG\w+/

/** Runs a step, and once more when the engine itself crashed (a segmentation fault of V8), which is no test result. */
async function runStep(name, command, args) {
  const first = await run(command, args, { quiet: true, env: { NO_COLOR: '1' } })
  const [death] = engineDied.exec(first.output) ?? []
  if (first.code === 0 || !death) return first
  process.stdout.write(`     ${name}: ${death}. Once more.\n`)
  return run(command, args, { quiet: true, env: { NO_COLOR: '1' } })
}

const waiting = [...steps]
const failed = []
async function worker() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, command, args] = step
    const began = performance.now()
    const { code, output } = await runStep(name, command, args)
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
    process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(8)} ${seconds} s\n`)
    if (code !== 0) failed.push({ name, output })
  }
}
await Promise.all([worker(), worker()])
for (const { name, output } of failed) process.stderr.write(`\n── ${name} ──\n${output}\n`)
process.exit(failed.length === 0 ? 0 : 1)
