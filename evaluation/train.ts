// npm run train -- assistant | cv | matching: trains what an engine learns from its labelled set. Those of the assistant and of CVs write weights into
// the engine, that of matching prints which figures would gain.
export const trainers: Readonly<Record<string, () => Promise<unknown>>> = {
  assistant: () => import('#evaluation/assistant/train/train.ts'),
  cv: () => import('#evaluation/cv/train/train.ts'),
  matching: () => import('#evaluation/matching/weights/train.ts'),
}
const [name = ''] = process.argv.splice(2, 1)
const train = trainers[name]
if (!train) {
  console.error(`npm run train -- ${Object.keys(trainers).join(' | ')}`)
  process.exit(1)
}
await train()
