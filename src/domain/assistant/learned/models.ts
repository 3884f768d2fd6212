import intents from './intent-weights.json' with { type: 'json' }
import words from './word-weights.json' with { type: 'json' }
import { type LinearModel, readModel } from './linear-model.ts'

/** What is learned: the intent of a question, and which of its words are looked for. */
export interface Learned {
  intents: LinearModel
  words: LinearModel
}

let known: Learned | null = null

/** The trained models; read once. */
export const learnedModels = (): Learned =>
  (known ??= { intents: readModel(intents), words: readModel(words) })
