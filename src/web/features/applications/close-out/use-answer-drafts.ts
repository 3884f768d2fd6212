import { useState } from 'react'
import type { AnswerTemplate, JobAnswers } from '#contracts/applications/close-out.contract.ts'
import { answerText } from '#contracts/applications/answer-text.ts'
import type { AnswerGroup, AnswerOutcome } from '#contracts/applications/close-out-vocabulary.ts'
import { builtInAnswers } from '#domain/applications/close-out.words.ts'

export interface Draft {
  /** The template it began with. */
  template: string
  outcome: AnswerOutcome
  text: string
  excluded: number[]
  /** What is added for one person alone, as it is typed, by application. */
  lines: ReadonlyMap<number, string>
}

export interface Choice {
  value: string
  name: string
  outcome: AnswerOutcome
  text: string
}

/** The built-in texts, then the company's own. */
export const choicesOf = (templates: readonly AnswerTemplate[]): Choice[] => [
  ...builtInAnswers.map((one, index) => ({ ...one, value: `base-${index}` })),
  // A text for messages decides nothing, so it answers nobody.
  ...templates.flatMap(({ outcome, ...one }) =>
    outcome === 'message' ? [] : [{ ...one, outcome, value: String(one.id) }],
  ),
]

/** What is wrong with a text; undefined: nothing. */
export const textProblem = (text: string): string | undefined =>
  answerText.safeParse(text).error?.issues[0]?.message

const fresh: Draft = {
  template: 'base-0',
  outcome: builtInAnswers[0]!.outcome,
  text: builtInAnswers[0]!.text,
  excluded: [],
  lines: new Map(),
}

/** The lines that are not empty, as the call takes them. */
export const linesOf = (lines: ReadonlyMap<number, string>, excluded: readonly number[] = []) =>
  [...lines].flatMap(([id, line]) =>
    line.trim() === '' || excluded.includes(id) ? [] : [{ id, line: line.trim() }],
  )

/** The answer to each group as it is written, and how many it goes to. */
export function useAnswerDrafts({ groups, templates }: Pick<JobAnswers, 'groups' | 'templates'>) {
  const [typed, setTyped] = useState<Partial<Record<AnswerGroup, Draft>>>({})
  const choices = choicesOf(templates)
  const draftOf = (group: AnswerGroup): Draft => typed[group] ?? fresh
  const change = (group: AnswerGroup, part: Partial<Draft>) =>
    setTyped((now) => ({ ...now, [group]: { ...(now[group] ?? fresh), ...part } }))
  const recipientsOf = (group: AnswerGroup): number => {
    const found = groups.find((one) => one.group === group)
    if (!found) return 0
    const { excluded } = draftOf(group)
    return found.count - found.people.filter(({ id }) => excluded.includes(id)).length
  }
  return {
    choices,
    draftOf,
    change,
    recipientsOf,
    choose: (group: AnswerGroup, value: string) => {
      const choice = choices.find((one) => one.value === value)
      if (choice) change(group, { template: value, outcome: choice.outcome, text: choice.text })
    },
    setLine: (group: AnswerGroup, id: number, line: string) =>
      change(group, { lines: new Map(draftOf(group).lines).set(id, line) }),
    /** Who was left out of an answer, or got a line, is not and does not in the next one. */
    forgetPeople: (group: AnswerGroup) => change(group, { excluded: [], lines: new Map() }),
  }
}
export type Drafts = ReturnType<typeof useAnswerDrafts>
