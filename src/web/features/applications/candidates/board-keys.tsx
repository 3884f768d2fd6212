import { type RefObject, useState } from 'react'
import { Switch } from '#web/ui/form/switch.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { type BulkAct, bulkActs } from './bulk-acts.tsx'

const listed: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['J', 'K'], 'Persona siguiente y anterior'],
  [['H', 'L'], 'Etapa anterior y siguiente'],
  [['Enter'], 'Abrir a la persona'],
  [['X'], 'Elegir o dejar de elegir'],
  [['M', '1–9'], 'Mover a la etapa con ese número'],
  ...bulkActs.flatMap(({ id, key, label }) =>
    key && id !== 'move' ? [[[key.toUpperCase()], label] as const] : [],
  ),
  [['/'], 'Buscar'],
  [['?'], 'Todos los atajos'],
]

const links = () =>
  [...document.querySelectorAll<HTMLElement>('a[data-candidate]')].filter((link) => link.checkVisibility())
const idOf = (link: HTMLElement | undefined) => Number(link?.dataset['candidate']) || null
/** The person whose card or row has the focus. */
const focused = (): HTMLElement | undefined => {
  const at = document.activeElement?.closest('article, tr')
  return at?.querySelector<HTMLElement>('a[data-candidate]') ?? undefined
}

function step(by: 1 | -1) {
  const all = links()
  const from = focused()
  const column = from?.closest('[data-column]')
  const inColumn = column ? all.filter((link) => column.contains(link)) : all
  const at = from ? inColumn.indexOf(from) : -1
  inColumn[from ? at + by : 0]?.focus()
}

/** To the first person of the next stage that has somebody. */
function cross(by: 1 | -1) {
  const columns = [...document.querySelectorAll('[data-column]')].filter(
    (column) => column.checkVisibility() && column.querySelector('a[data-candidate]'),
  )
  const here = focused()?.closest('[data-column]')
  const at = here ? columns.indexOf(here) + by : 0
  columns[at]?.querySelector<HTMLElement>('a[data-candidate]')?.focus()
}

type BoardKeysProps = {
  searchRef: RefObject<HTMLInputElement | null>
  onChoose: (id: number) => void
  /** With those who are chosen, or else this person. */
  onAct: (act: BulkAct, id: number | null) => void
}

/** The single keys of the board and the table, their list, and the switch that turns them off. */
export function BoardKeys({ searchRef, onChoose, onAct }: BoardKeysProps) {
  const [isOn, setOn] = useKeySwitch()
  const [isOpen, setOpen] = useState(false)
  useLetterKeys(isOn, {
    j: () => step(1),
    k: () => step(-1),
    h: () => cross(-1),
    l: () => cross(1),
    x: () => {
      const id = idOf(focused())
      if (id !== null) onChoose(id)
    },
    '/': () => searchRef.current?.focus(),
    '?': () => setOpen(true),
    ...Object.fromEntries(
      bulkActs.flatMap((act) => (act.key ? [[act.key, () => onAct(act, idOf(focused()))] as const] : [])),
    ),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-xs text-ink-2 max-lg:hidden pointer-coarse:hidden">
      {isOn && (
        <p className="grow">
          <kbd>J</kbd> <kbd>K</kbd> recorrer · <kbd>X</kbd> elegir · <kbd>M</kbd> mover · <kbd>/</kbd> buscar
        </p>
      )}
      <button type="button" onClick={() => setOpen(true)} className="link min-h-8">
        Todos los atajos
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Atajos del tablero">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
          {listed.map(([keys, what]) => (
            <div key={what} className="contents">
              <dt className="flex gap-1">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4">
          <Switch
            label="Atajos de una tecla"
            checked={isOn}
            onChange={({ target }) => setOn(target.checked)}
          />
        </div>
      </Dialog>
    </div>
  )
}
