import { mostMemory } from '#contracts/assistant/assistant-figures.ts'
import { noMemory } from '#domain/assistant/empty-query.ts'
import { nextMemory, readMemory, writeMemory } from '#domain/assistant/memory.ts'
import { articleOn } from '#domain/assistant/learned/intent.ts'
import { understand } from '#domain/assistant/understand.ts'
import type { Asker, Memory, Understanding } from '#domain/assistant/understanding.ts'
import { judgeTurn } from './judge-turn.ts'
import {
  type LabelledConversation,
  type LabelledTurn,
  type Part,
  readPart,
} from './labelled-conversations.ts'

/** What lists show in these conversations, so that 'el segundo' means one. */
const shown = [101, 102, 103, 104, 105]

export interface MeasuredTurn {
  turn: LabelledTurn
  found: Understanding
  isTool: boolean
  isRight: boolean
}

/** What makes a tool with its arguments of a question: the rules, or a model. */
export type Driver = (
  question: string,
  asker: Asker,
  memory: Memory,
) => Understanding | Promise<Understanding>

/** Every turn of a part, in the conversation that it stands in. */
export const measure = (part: Part, driver?: Driver): Promise<MeasuredTurn[]> =>
  measureConversations(readPart(part), driver)

/** Every turn of these conversations. */
export async function measureConversations(
  conversations: readonly LabelledConversation[],
  driver: Driver = understand,
): Promise<MeasuredTurn[]> {
  const measured: MeasuredTurn[] = []
  for (const { kind, page, turns } of conversations) {
    let memory = noMemory
    const pageJobId = Number(/^\/jobs\/(\d+)/.exec(page)?.[1] ?? 0) || null
    for (const turn of turns) {
      // oxlint-disable-next-line no-await-in-loop -- a conversation
      const found = await driver(turn.say, { kind, pageJobId }, memory)
      memory = readMemory(writeMemory(nextMemory(memory, found, shown)).slice(0, mostMemory))
      measured.push({
        turn,
        found,
        ...judgeTurn(turn.right, found, shown, ({ q, article }) => article || articleOn(q, kind)),
      })
    }
  }
  return measured
}

/** A share of the turns of a part, for the figures that must not fall. */
export function figuresOf(measured: readonly MeasuredTurn[]): Record<string, number> {
  const share = (turns: readonly MeasuredTurn[], is: (one: MeasuredTurn) => boolean) =>
    turns.filter(is).length / turns.length
  const limits = measured.filter(isLimit)
  return {
    'right tool': share(measured, ({ isTool }) => isTool),
    'right tool and arguments': share(measured, ({ isRight }) => isRight),
    'right refusals and distress': share(limits, ({ isRight }) => isRight),
  }
}

const toolOf = ({ turn }: MeasuredTurn) => turn.right[0]?.tool ?? ''
const isLimit = (one: MeasuredTurn) => toolOf(one) === 'refusal' || toolOf(one) === 'distress'

const percent = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)

/** The figures of a part as a table: all turns, refusals, and each tool. */
export function reportOf(part: string, measured: readonly MeasuredTurn[]): string {
  const row = (name: string, turns: readonly MeasuredTurn[]) =>
    `| ${name} | ${turns.length} | ${percent(turns.filter(({ isTool }) => isTool).length, turns.length)} | ${percent(turns.filter(({ isRight }) => isRight).length, turns.length)} |`
  const tools = [...new Set(measured.map(toolOf))].toSorted()
  return [
    `## ${part}`,
    '',
    '| turns | number | right tool | right tool and arguments |',
    '|---|---:|---:|---:|',
    row('**all**', measured),
    row('**refusals and distress**', measured.filter(isLimit)),
    ...tools.map((tool) =>
      row(
        tool,
        measured.filter((one) => toolOf(one) === tool),
      ),
    ),
    '',
  ].join('\n')
}

export function listFaults(measured: readonly MeasuredTurn[]): void {
  for (const { turn, found, isRight } of measured)
    if (!isRight) {
      const labels = turn.right.map(
        ({ tool, words, args }) =>
          `${tool} ${words.join('|')} ${[...args].map(([name, of]) => `${name}=${of.join('|')}`).join('; ')}`,
      )
      console.log(`${turn.at} ${turn.say}\n  right: ${labels.join(' || ')}\n  found: ${brief(found)}`)
    }
}

/** Without what is not set. */
const brief = (found: Understanding): string =>
  JSON.stringify(found, (_, value: unknown) =>
    value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
      ? undefined
      : value,
  )
