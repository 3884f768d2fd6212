// npm run evaluate -- cv [options]: measures an engine on its labelled set and writes the figures beside the set.
const engines = new Set(['cv', 'matching'])
const [name = '', ...rest] = process.argv.slice(2)
if (!engines.has(name)) {
  console.error('npm run evaluate -- cv | matching')
  process.exit(1)
}
process.argv.splice(2, Infinity, ...rest)
await import(`./${name}/evaluate.ts`)
