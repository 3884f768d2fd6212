import type { RefObject } from 'react'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { Switch } from '#web/ui/form/switch.tsx'

const links = () => [...document.querySelectorAll<HTMLElement>('a[data-person]')]
/** The person whose row has the focus. */
const focusedRow = () => document.activeElement?.closest('article') ?? null

function step(by: 1 | -1) {
  const all = links()
  const at = all.findIndex((link) => link.closest('article') === focusedRow())
  all[at === -1 ? 0 : at + by]?.focus()
}
const press = (selector: string) => focusedRow()?.querySelector<HTMLElement>(selector)?.click()

/** The single keys of the search, and the switch that turns them off. */
export function TalentKeys({ searchRef }: { searchRef: RefObject<HTMLInputElement | null> }) {
  const [isOn, setOn] = useKeySwitch()
  useLetterKeys(isOn, {
    j: () => step(1),
    k: () => step(-1),
    i: () => press('[data-invite]'),
    b: () => press('[data-pool]'),
    x: () => press('[data-choose]'),
    '/': () => searchRef.current?.focus(),
  })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-xs text-ink-2 max-lg:hidden pointer-coarse:hidden">
      {isOn && (
        <p>
          <kbd>J</kbd> <kbd>K</kbd> recorrer · <kbd>I</kbd> invitar · <kbd>B</kbd> guardar · <kbd>X</kbd>{' '}
          elegir · <kbd>/</kbd>
          buscar
        </p>
      )}
      <Switch label="Atajos de una tecla" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
    </div>
  )
}
