// JavaScript, so that Node's reader of TypeScript is not even loaded when all else is compiled already.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Beside the built web: in the folder for temporary files, which Node would take, others could leave code for us.
enableCompileCache(fileURLToPath(new URL('../../build/compiled', import.meta.url)))
const { resolveQuickly } = await import('./quick-imports.ts')
resolveQuickly()
const { serve } = await import('./serve.ts')
await serve()
// Node would write what it compiled when the process ends, which a killed one never does in order.
flushCompileCache()
