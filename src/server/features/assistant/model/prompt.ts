import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssistantDriver } from '#contracts/assistant/assistant-vocabulary.ts'

/** The version of the prompt in use. A changed text is a new file, so that a verdict says which one was judged. */
export const promptVersion = 'assistant-v1' satisfies AssistantDriver

/** What the model is told before each conversation: the same for everybody. */
export const prompt: string = readFileSync(
  join(import.meta.dirname, 'prompts', `${promptVersion}.md`),
  'utf8',
).trim()
