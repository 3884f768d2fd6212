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

/** The files are dealt to so many groups. */
const GROUPS = 6

/** Learns without the files of one group at a time, and shows how they are understood then. */
export async function crossValidate(
  conversations: readonly LabelledConversation[],
  articles: readonly ContentFile[],
): Promise<void> {
  const files = [...new Set(conversations.map(fileOf))]
  const groupOf = (one: LabelledConversation) => files.indexOf(fileOf(one)) % GROUPS
  const all: MeasuredTurn[] = []
  for (let group = 0; group < GROUPS; group++) {
    const data = learn(
      conversations.filter((one) => groupOf(one) !== group),
      articles,
    )
    const learned = { intents: readModel(data.intents), words: readModel(data.words) }
    // oxlint-disable-next-line no-await-in-loop -- a model at a time
    const measured = await measureConversations(
      conversations.filter((one) => groupOf(one) === group),
      (question, asker, memory) => understand(question, asker, memory, learned),
    )
    all.push(...measured)
  }
  for (const [file, turns] of Map.groupBy(all, ({ turn }) => turn.at.replace(/:\d+$/, ''))) {
    const share = (is: (one: MeasuredTurn) => boolean) =>
      ((100 * turns.filter(is).length) / turns.length).toFixed(1)
    console.log(
      `${file}: ${turns.length} turns, right tool ${share(({ isTool }) => isTool)} %, and arguments ${share(({ isRight }) => isRight)} %`,
    )
  }
  console.log(reportOf('all', all))
}
