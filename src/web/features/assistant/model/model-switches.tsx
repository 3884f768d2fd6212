import type { AssistantModel } from '#contracts/assistant/assistant.contract.ts'
import type { ModelUse } from '#contracts/assistant/assistant-vocabulary.ts'
import { Switch } from '#web/ui/form/switch.tsx'
import { useWords } from './model.words.ts'

type ModelSwitchesProps = {
  uses: AssistantModel['uses']
  isBusy: boolean
  onChoose: (uses: ModelUse[]) => void
}

/** What a model may have, one switch each; every change is saved at once. */
export function ModelSwitches({ uses, isBusy, onChoose }: ModelSwitchesProps) {
  const allowed = uses.filter(({ isAllowed }) => isAllowed).map(({ use }) => use)
  return (
    <ul className="grid gap-3">
      {uses.map(({ use, isAllowed }) => (
        <li key={use}>
          <Switch
            label={<span className="font-strong">{useWords[use].title}</span>}
            checked={isAllowed}
            disabled={isBusy}
            onChange={() =>
              onChoose(isAllowed ? allowed.filter((other) => other !== use) : [...allowed, use])
            }
          />
          <p className="ml-12 text-xs text-ink-2">{useWords[use].detail}</p>
        </li>
      ))}
    </ul>
  )
}
