// npm run train -- cv: trains what an engine learns from its labelled set and writes the weights into the engine.
export const trainers: Readonly<Record<string, () => Promise<unknown>>> = {
  cv: () => import('#evaluation/cv/train/train.ts'),
}
const [name = ''] = process.argv.splice(2, 1)
const train = trainers[name]
if (!train) {
  console.error(`npm run train -- ${Object.keys(trainers).join(' | ')}`)
  process.exit(1)
}
await train()
