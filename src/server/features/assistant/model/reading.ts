import type { AssistantCard } from '#contracts/assistant/assistant.contract.ts'
import type { Ground } from '#domain/assistant/grounded-text.ts'
import type { Answer } from '#server/features/assistant/answer.ts'
import { type Asked, hasWordsOfOthers, type ToolName } from '#server/features/assistant/tools.ts'
import { dataOf, refOf, renumbered } from './result-data.ts'

/** What others wrote at length on a card. */
const textOf = (card: AssistantCard): string[] =>
  card.kind === 'job' ? [card.job.description] : card.kind === 'service' ? [card.service.description] : []

interface Read {
  asked: Asked<ToolName>
  answer: Answer
  ground: Ground
}

/** What the tools of one answer have found, in their order. */
export class Reading {
  readonly results: Read[] = []

  /** From here on somebody else's words were read: what the model does next could be their doing. */
  get hasWordsOfOthers(): boolean {
    return this.results.some(({ asked }) => hasWordsOfOthers(asked.tool))
  }

  get grounds(): Ground[] {
    return this.results.map(({ ground }) => ground)
  }

  /** Adds a result, and returns it as the model gets it. */
  add(asked: Asked<ToolName>, answer: Answer): string {
    const before = this.results.reduce((sum, { ground }) => sum + ground.sources, 0)
    const data = dataOf(answer, before)
    this.results.push({
      asked,
      answer,
      ground: {
        text: [data, answer.looked?.detail, answer.cards?.length].join(' '),
        firstSource: before + 1,
        sources: answer.sources?.length ?? 0,
        refs: (answer.cards ?? []).flatMap((card) => refOf(card) ?? []),
        isOurs: !hasWordsOfOthers(asked.tool),
        others: (answer.cards ?? []).flatMap(textOf),
      },
    })
    return data
  }

  /** The end of an answer: sources of everything, the cards that the text names or else the last ones, and how to go on. */
  closing(named: readonly string[]): Answer {
    const last = this.results.at(-1)?.answer ?? { text: '', suggestions: [] }
    const cards = this.results.flatMap(({ answer }) => answer.cards ?? [])
    const chosen = [...new Set(named)].flatMap(
      (ref) => cards.find((card: AssistantCard) => refOf(card) === ref) ?? [],
    )
    return {
      ...last,
      text: '',
      cards: chosen.length > 0 ? chosen : (last.cards ?? []),
      sources: this.results.flatMap(({ answer }) => answer.sources ?? []),
    }
  }

  /** What the tools themselves say of the results that no shown sentence rests on. */
  remaining(cited: ReadonlySet<number>): string {
    return this.results
      .filter(
        ({ ground: { firstSource, sources } }) =>
          !Array.from({ length: sources }, (_, index) => firstSource + index).some((one) => cited.has(one)),
      )
      .map(({ answer, ground }) => renumbered(answer.text, ground.firstSource - 1))
      .join('\n\n')
  }
}
