import type { Config } from '#server/config.ts'
import { chatCompletions } from './chat-completions.ts'
import type { ChatModel } from './chat-model.ts'
import { chatStream } from './chat-stream.ts'
import type { LanguageModel } from './language-model.ts'

/** The configured language model; null when there is none. Everything works without it. */
export const createLanguageModel = ({ assistant }: Config): LanguageModel | null =>
  assistant && chatCompletions(assistant)

/** The same model for conversations. */
export const createChatModel = ({ assistant }: Config): ChatModel | null => assistant && chatStream(assistant)
