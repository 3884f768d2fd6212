// npm run fuzz -- COUNT [SEED] [NUMBER]: sends COUNT hostile requests to the whole product. A fault prints the command
// that repeats it.
import { install, run } from './project.mjs'

const [count = '10000', seed = String(Date.now() % 1_000_000), number = '0'] = process.argv.slice(2)
await install()
const { code } = await run('vitest', ['run', 'tests/fuzz'], {
  env: { FUZZ_COUNT: count, FUZZ_SEED: seed, FUZZ_NUMBER: number },
})
process.exit(code)
