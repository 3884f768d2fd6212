import { readModel } from '#domain/assistant/learned/linear-model.ts'
import { understand } from '#domain/assistant/understand.ts'
import type { ContentFile } from '#server/features/help/content-files.ts'
import type { LabelledConversation } from '#evaluation/assistant/labelled-conversations.ts'
import {
  type MeasuredTurn,
  measureConversations,
  reportOf,
} from '#evaluation/assistant/measure-understanding.ts'
import { learn } from './learn.ts'

const fileOf = ({ turns }: LabelledConversation) => turns[0]!.at.replace(/:\d+$/, '')

/** Learns without the conversations of one file at a time, and shows how they are understood then. */
export async function crossValidate(
  conversations: readonly LabelledConversation[],
  articles: readonly ContentFile[],
): Promise<MeasuredTurn[]> {
  const all: MeasuredTurn[] = []
  for (const [file, own] of Map.groupBy(conversations, fileOf)) {
    const rest = conversations.filter((one) => fileOf(one) !== file)
    const data = learn(rest, articles)
    const learned = { intents: readModel(data.intents), words: readModel(data.words) }
    // oxlint-disable-next-line no-await-in-loop -- a model at a time
    const measured = await measureConversations(own, (question, asker, memory) =>
      understand(question, asker, memory, learned),
    )
    const share = (is: (one: MeasuredTurn) => boolean) =>
      ((100 * measured.filter(is).length) / measured.length).toFixed(1)
    console.log(
      `${file}: ${measured.length} turns, right tool ${share(({ isTool }) => isTool)} %, and arguments ${share(({ isRight }) => isRight)} %`,
    )
    all.push(...measured)
  }
  console.log(reportOf('all', all))
  return all
}
