// Run as: node render-theme.mjs <folder where the theme is installed> <its package or file>. Reads JSON Resume, writes the theme's page.
import { createRequire, findPackageJSON } from 'node:module'
import { readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, name] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const resume = JSON.parse(readFileSync(0, 'utf8'))
// A theme that logs would write into the page.
// oxlint-disable-next-line no-console -- it is silenced, not used
console.log = () => {}
const file = pathToFileURL(require.resolve(name)).href
const loaded = await import(file)
process.chdir(dirname(findPackageJSON(file)))
const render = loaded.render ?? loaded.default?.render ?? loaded.default
const html = Buffer.from(await render(resume))
for (let at = 0; at < html.length;) at += writeSync(1, html, at)
process.exit(0)
