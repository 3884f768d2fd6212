import { Fragment } from 'react'
import { Switch } from '#web/ui/form/switch.tsx'

type DeskKeysProps = {
  /** Of the decision; none for a role that only reads. */
  keys: readonly (readonly [key: string, name: string])[]
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** The single keys of a desk, and the switch that turns them off. */
export const DeskKeys = ({ keys, isOn, onSwitch }: DeskKeysProps) => (
  <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-xs text-ink-2 max-lg:hidden">
    <p>
      <kbd>J</kbd> y <kbd>K</kbd> siguiente y anterior
      {keys.map(([key, name]) => (
        <Fragment key={key}>
          {' '}
          · <kbd>{key}</kbd> {name}
        </Fragment>
      ))}
    </p>
    <Switch label="Atajos de una tecla" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
  </div>
)
