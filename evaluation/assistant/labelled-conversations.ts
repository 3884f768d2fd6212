import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `authors`: what the intents are learned from, a file an author. `dev`: also for rules. `held-out`: sealed. */
export const parts = ['held-out', 'dev', 'authors'] as const
export type Part = (typeof parts)[number]

/** What a turn may be answered with: a tool and its arguments; an argument may have several right values. */
export interface RightAnswer {
  tool: string
  /** A word after the tool: an article, a reason, for whom. */
  words: readonly string[]
  args: ReadonlyMap<string, readonly string[]>
}

export interface LabelledTurn {
  say: string
  right: readonly RightAnswer[]
  /** 'dev/chamba.txt:12'. */
  at: string
}

export interface LabelledConversation {
  kind: 'visitor' | 'professional' | 'company'
  page: string
  turns: LabelledTurn[]
}

function rightAnswer(label: string): RightAnswer {
  const [, tool = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(label.trim()) ?? []
  const args = new Map<string, readonly string[]>()
  let words: readonly string[] = []
  for (const part of rest.split(';').map((one) => one.trim()))
    if (part.includes('=')) args.set(part.split('=')[0]!, part.slice(part.indexOf('=') + 1).split('|'))
    else if (/^(?:shown|withRemote|rating)\|?$/.test(part))
      // 'shown|': with or without.
      args.set(part.replace('|', ''), part.endsWith('|') ? ['1', ''] : ['1'])
    else if (part !== '') words = part.split('|')
  return { tool, words, args }
}

function readFile(path: string, name: string): LabelledConversation[] {
  const conversations: LabelledConversation[] = []
  let speaker: Pick<LabelledConversation, 'kind' | 'page'> = { kind: 'visitor', page: '' }
  let open: LabelledConversation | null = null
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line.startsWith('@ ')) {
      const [, kind, page = ''] = line.split(' ')
      speaker = { kind: kind as LabelledConversation['kind'], page }
      open = null
    } else if (line.trim() === '') open = null
    else {
      const [say = '', labels = ''] = line.split(' -> ')
      if (labels === '') throw new Error(`${name}:${index + 1} has no label`)
      const right = labels.split(' | ').map(rightAnswer)
      if (!open) conversations.push((open = { ...speaker, turns: [] }))
      open.turns.push({ say, right, at: `${name}:${index + 1}` })
    }
  }
  return conversations
}

/** The labelled conversations of a part, file by file. */
export function readPart(part: Part): LabelledConversation[] {
  const folder = join(import.meta.dirname, part)
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFile(join(folder, name), `${part}/${name}`))
}
