import type { DeskRequestInFull } from '#contracts/admin/requests.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import type { AnswerDraft } from './request-answer.tsx'

type DecisionChoiceProps = {
  decisions: DeskRequestInFull['decisions']
  draft: AnswerDraft
  onDraft: (draft: AnswerDraft) => void
}

/** What is decided, at a desk where an answer is more than words, and what those may begin with. */
export function DecisionChoice({ decisions, draft, onDraft }: DecisionChoiceProps) {
  const chosen = decisions.find(({ value }) => value === draft.decision)
  return (
    <>
      <RadioGroup
        name="decision"
        legend="Qué decides"
        options={decisions.map(({ value, label }) => ({ value, label }))}
        error={draft.decision === null ? (draft.problem ?? undefined) : undefined}
        value={draft.decision ?? ''}
        onChange={(decision) => onDraft({ ...draft, decision, problem: null })}
      />
      {chosen && chosen.templates.length > 0 && (
        <div role="group" aria-label="Motivos frecuentes" className="flex flex-wrap gap-2">
          {chosen.templates.map(({ label, text }) => (
            <Button
              key={label}
              variant="secondary"
              size="sm"
              onClick={() => onDraft({ ...draft, text: join(draft.text, text), problem: null })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** Adds a paragraph, once. */
const join = (text: string, more: string): string =>
  text.includes(more) ? text : [text.trim(), more].filter(Boolean).join('\n\n')
