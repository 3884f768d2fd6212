import { useState } from 'react'
import { useLive } from '#web/features/live/use-live.ts'

/** What is known of a reading that is under way: the CVs before it, or the page that is recognised. */
interface Progress {
  ahead: number
  page?: { number: number; of: number }
}

/** The position of a CV in the queue, or the page that is being recognised, in words. Null when nothing is known. */
export function useCvLine(isWaiting: boolean): string | null {
  const [progress, setProgress] = useState<Progress>({ ahead: 0 })
  useLive('cv-line', (event) => setProgress(event ?? { ahead: 0 }))
  const [wasWaiting, setWasWaiting] = useState(isWaiting)
  if (wasWaiting !== isWaiting) {
    setWasWaiting(isWaiting)
    setProgress({ ahead: 0 })
  }
  return isWaiting ? inWords(progress) : null
}

function inWords({ ahead, page }: Progress): string | null {
  if (ahead > 0) return `Hay ${ahead} CV antes del tuyo`
  return page ? `Leyendo la página ${page.number} de ${page.of}: es una imagen, tarda unos segundos` : null
}
