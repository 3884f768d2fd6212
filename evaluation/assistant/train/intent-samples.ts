import { noMemory } from '#domain/assistant/empty-query.ts'
import { intentFeatures } from '#domain/assistant/learned/intent-features.ts'
import { spokenQuestion } from '#domain/assistant/spoken-question.ts'
import type { ContentFile } from '#server/features/help/content-files.ts'
import type { LabelledConversation, LabelledTurn } from '#evaluation/assistant/labelled-conversations.ts'
import { turnsInContext } from './labelled-memory.ts'
import type { Sample } from './softmax-regression.ts'

const withDetail = new Set(['help', 'refusal', 'distress'])

/** The intents of a label: 'help subir-mi-cv', 'jobs', and 'jobs this' of the page's own. */
const intentsOf = ({ right }: LabelledTurn): string[] =>
  right.flatMap(({ tool, words, args }) => {
    if (withDetail.has(tool)) return words.filter(Boolean).map((word) => `${tool} ${word}`)
    if (tool === 'jobs' && args.has('job')) return ['jobs this']
    return tool === 'jobs' && args.has('like') ? ['jobs like'] : [tool]
  })

/** The turns of a conversation with their intents. Of help without an article nothing is learned. */
export const intentSamples = (conversation: LabelledConversation): Sample[] =>
  turnsInContext(conversation)
    .map(({ turn, asker, memory }) => ({
      features: intentFeatures(spokenQuestion(turn.say), asker, memory),
      right: intentsOf(turn),
    }))
    .filter(({ right }) => right.length > 0)

/** What an article says of itself: a new one is found before anybody has asked for it. */
export const articleSamples = ({ slug, audience, title, description, keywords }: ContentFile): Sample[] =>
  [title, description, ...keywords].map((text) => ({
    features: intentFeatures(
      spokenQuestion(text),
      { kind: audience === 'everyone' ? 'visitor' : audience, pageJobId: null },
      noMemory,
    ),
    right: [`help ${slug}`],
  }))
