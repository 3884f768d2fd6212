import {
  ASKED,
  isLarge,
  SAID,
  wordFeatures,
  type WordsInContext,
} from '#domain/assistant/learned/looked-for.ts'
import { spokenQuestion } from '#domain/assistant/spoken-question.ts'
import { understandSentence } from '#domain/jobs/search/understood-query.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { searchKey } from '#evaluation/assistant/judge-turn.ts'
import type { LabelledConversation, LabelledTurn } from '#evaluation/assistant/labelled-conversations.ts'
import { turnsInContext } from './labelled-memory.ts'
import type { Sample } from './softmax-regression.ts'

const isSearch = (tool: string | undefined): tool is WordsInContext['tool'] =>
  tool === 'jobs' || tool === 'services' || tool === 'candidates'

/** The searches that are right and whose words are all said, or were said before. */
const rightSearches = ({ right }: LabelledTurn, said: ReadonlySet<string>): ReadonlySet<string>[] =>
  right
    .filter(({ tool }) => isSearch(tool))
    .flatMap(({ args }) => args.get('q') ?? [''])
    .map((q) => new Set(searchKey(q).split(' ').filter(Boolean)))
    .filter((words) => [...words].every((word) => said.has(word)))

/** The words of the searches of a conversation, each with whether it is looked for. */
export function wordSamples(conversation: LabelledConversation): Sample[] {
  const said = new Set<string>()
  return turnsInContext(conversation).flatMap(({ turn, memory }) => {
    const tool = turn.right[0]?.tool
    const { q } = understandSentence(turn.say)
    if (!isSearch(tool) || q === '') return []
    const words = q.split(' ')
    const keys = words.map((word) => searchKey(word))
    for (const key of keys) said.add(key)
    const right = rightSearches(turn, said)
    if (right.length === 0) return []
    const isRight = (key: string) => 2 * right.filter((search) => search.has(key)).length >= right.length
    const features = wordFeatures({ words, text: spokenQuestion(turn.say), tool, memory })
    return words.flatMap((word, at) =>
      isLarge(foldText(word))
        ? [{ features: features[at]!, right: [isRight(keys[at]!) ? ASKED : SAID] }]
        : [],
    )
  })
}
