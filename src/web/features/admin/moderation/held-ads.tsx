import { useState } from 'react'
import type { HeldAd as Ad } from '#contracts/admin/held-ads.contract.ts'
import { DeskKeys } from '#web/features/admin/desk/desk-keys.tsx'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { HeldAd, heldAdId } from './held-ad.tsx'

const keys = [
  ['A', 'publicar'],
  ['R', 'escribir la nota'],
  ['Ctrl + Enter', 'mantener retenido'],
  ['Z', 'deshacer'],
] as const

/** The ads that wait for a decision. */
export function HeldAds({ ads }: { ads: readonly Ad[] }) {
  const [hasKeys, setHasKeys] = useKeySwitch()
  const [chosen, setChosen] = useState<number | null>(null)
  const [undoLast, setUndoLast] = useState<(() => void) | null>(null)
  const found = ads.findIndex(({ id }) => id === chosen)
  const current = found === -1 ? 0 : found
  const move = (step: number) => {
    const next = ads[current + step]
    if (!next) return
    setChosen(next.id)
    document.getElementById(heldAdId(next.id))?.focus()
  }
  const undo =
    undoLast &&
    (() => {
      setUndoLast(null)
      undoLast()
    })
  useLetterKeys(hasKeys, { j: () => move(1), k: () => move(-1), ...(undo && { z: undo }) })
  return (
    <>
      {ads.length === 0 ? (
        <EmptyState title="Ningún aviso espera">
          Aquí llegan los que piden dinero, los que excluyen a alguien, los que parecen un engaño y el primero
          de cada empresa sin verificar.
        </EmptyState>
      ) : (
        <div className="grid max-w-[52rem] gap-4">
          {ads.map((ad, at) => (
            <HeldAd
              key={ad.id}
              ad={ad}
              hasKeys={hasKeys && at === current}
              onDecided={(takeBack) => setUndoLast(() => takeBack)}
            />
          ))}
        </div>
      )}
      <DeskKeys keys={keys} isOn={hasKeys} onSwitch={setHasKeys} />
    </>
  )
}
