// npm run evaluate -- cv [options]: measures an engine on its labelled set and writes the figures beside the set.
const [what, ...rest] = process.argv.slice(2)
if (what !== 'cv' && what !== 'matching') {
  console.error('npm run evaluate -- cv | matching')
  process.exit(1)
}
process.argv.splice(2, Infinity, ...rest)
await import(`./${what}/evaluate.ts`)

export {}
