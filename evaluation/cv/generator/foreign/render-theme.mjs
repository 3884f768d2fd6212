// Run as: node render-theme.mjs <folder where the theme is installed> <its package>. Reads JSON Resume, writes the theme's page.
import { createRequire } from 'node:module'
import { readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, name] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const resume = JSON.parse(readFileSync(0, 'utf8'))
// A theme that logs would write into the page.
// oxlint-disable-next-line no-console -- it is silenced, not used
console.log = () => {}
const loaded = await import(pathToFileURL(require.resolve(name)).href)
process.chdir(join(folder, 'node_modules', name))
const render = loaded.render ?? loaded.default?.render ?? loaded.default
const html = Buffer.from(await render(resume))
for (let at = 0; at < html.length;) at += writeSync(1, html, at)
process.exit(0)
