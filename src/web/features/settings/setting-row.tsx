import { useMemo, useState } from 'react'
import type { Setting } from '#contracts/admin/settings.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FieldContext } from '#web/ui/form/field-context.ts'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SettingHistory } from './setting-history.tsx'
import { SettingInput } from './setting-input.tsx'
import { valueInWords } from './settings.words.ts'
import type { Draft } from './use-setting-drafts.ts'

export const controlId = (key: string): string => `setting-${key}`

type SettingRowProps = {
  setting: Setting
  draft: Draft | null
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
  onForget: () => void
  onInsist: () => void
  /** A former value was chosen. */
  onTakeBack: (value: string) => void
}

/** A setting: what it is and does, its value, and who changed it last. */
export function SettingRow({ setting, draft, error, isReadOnly, onTakeBack, ...acts }: SettingRowProps) {
  const { key, value, description, effect, range, lastChange } = setting
  const [showsHistory, setShowsHistory] = useState(false)
  const id = controlId(key)
  const hasMessage = Boolean(error ?? range)
  const wiring = useMemo(
    () => ({
      id,
      describedBy: hasMessage ? `${id}-effect ${id}-message` : `${id}-effect`,
      invalid: Boolean(error),
      required: false,
    }),
    [id, hasMessage, error],
  )
  const isOvertaken = draft !== null && draft.seen !== value
  return (
    <div className="grid content-start gap-x-10 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:py-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <label htmlFor={id} className="font-strong">
            {description}
          </label>
          {draft && <Badge tone="accent">Sin guardar</Badge>}
        </div>
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-3">
          <code>{key}</code>
        </p>
        <p id={`${id}-effect`} className="mt-2 max-w-[62ch] text-sm text-ink-2">
          {effect}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <FieldContext value={wiring}>
          <SettingInput
            setting={setting}
            value={draft?.value ?? value}
            isReadOnly={isReadOnly}
            onChange={acts.onChange}
          />
        </FieldContext>
        <FieldMessage id={`${id}-message`} hint={range} error={error} />
        {isOvertaken && <Overtaken setting={setting} {...acts} />}
        {lastChange && (
          <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
            {lastChange.adminName}, {formatDate(new Date(lastChange.at))}
            <button
              type="button"
              className="min-h-6 font-medium text-ink-2 underline underline-offset-4 hover:text-ink"
              onClick={() => setShowsHistory(true)}
            >
              Historial<span className="sr-only"> de: {description}</span>
            </button>
          </p>
        )}
      </div>
      {showsHistory && (
        <SettingHistory
          setting={setting}
          isReadOnly={isReadOnly}
          onClose={() => setShowsHistory(false)}
          onTakeBack={(former) => {
            setShowsHistory(false)
            onTakeBack(former)
          }}
        />
      )}
    </div>
  )
}

type OvertakenProps = Pick<SettingRowProps, 'setting' | 'onForget' | 'onInsist'>

/** Somebody else saved another value meanwhile: the person chooses. */
function Overtaken({ setting, onForget, onInsist }: OvertakenProps) {
  const { value, description, lastChange } = setting
  return (
    <Note tone="warn">
      <p>
        {lastChange?.adminName ?? 'Otra persona'} lo cambió mientras lo editabas. Ahora está guardado:{' '}
        <strong className="wrap-anywhere">{valueInWords(setting, value)}</strong>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onForget}>
          Dejar el suyo<span className="sr-only"> en “{description}”</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={onInsist}>
          Usar el mío<span className="sr-only"> en “{description}”</span>
        </Button>
      </div>
    </Note>
  )
}
