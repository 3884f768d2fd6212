import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Scorecard } from '#contracts/applications/scorecards.contract.ts'
import { draftSeconds } from '#contracts/applications/scorecard-figures.ts'

/**
 * A scorecard that is being filled in. A change is kept some seconds later, and at once when the person leaves. `keptAt`:
 * when it last was; `isUnkept`: the last try failed, and the next change tries again.
 */
export function useDraft(
  initial: Scorecard,
  initiallyKeptAt: string | null,
  save: (card: Scorecard) => Promise<string>,
) {
  const [card, setCard] = useState(initial)
  const [kept, setKept] = useState<{ at: string | null; isUnkept: boolean }>({
    at: initiallyKeptAt,
    isUnkept: false,
  })
  const unsaved = useRef(false)
  const keep = useEffectEvent(async (changed: Scorecard) => {
    if (!unsaved.current) return
    unsaved.current = false
    try {
      setKept({ at: await save(changed), isUnkept: false })
    } catch {
      unsaved.current = true
      setKept((before) => ({ ...before, isUnkept: true }))
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => void keep(card), draftSeconds * 1000)
    return () => clearTimeout(timer)
  }, [card])
  const leave = useEffectEvent(() => void keep(card))
  useEffect(() => {
    const onHide = () => leave()
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [])

  const change = (next: Scorecard) => {
    unsaved.current = true
    setCard(next)
  }
  /** Before it is submitted: what is on its way would come too late. */
  const settle = () => {
    unsaved.current = false
  }
  return { card, change, settle, ...kept }
}
