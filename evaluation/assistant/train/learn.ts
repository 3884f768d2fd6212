import type { ModelData } from '#domain/assistant/learned/linear-model.ts'
import type { ContentFile } from '#server/features/help/content-files.ts'
import type { LabelledConversation } from '#evaluation/assistant/labelled-conversations.ts'
import { articleSamples, intentSamples } from './intent-samples.ts'
import { modelData } from './model-data.ts'
import { trainSoftmax } from './softmax-regression.ts'
import { wordSamples } from './word-samples.ts'

/** What is learned from conversations, and from what the articles of help say of themselves. */
export const learn = (
  conversations: readonly LabelledConversation[],
  articles: readonly ContentFile[],
): { intents: ModelData; words: ModelData } => ({
  intents: modelData(
    trainSoftmax([...conversations.flatMap(intentSamples), ...articles.flatMap(articleSamples)]),
  ),
  words: modelData(trainSoftmax(conversations.flatMap(wordSamples))),
})
