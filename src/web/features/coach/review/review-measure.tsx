import type { ReviewReply } from '#contracts/coach/review.contract.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import { partName } from './review.words.ts'

type ReviewMeasureProps = { now: ReviewReply; before: ReviewReply }

/** How much the text says, from its parts, before and now. */
export function ReviewMeasure({ now, before }: ReviewMeasureProps) {
  const gained = now.score - before.score
  return (
    <Card title="Qué tanto dice tu CV">
      <p className="fig -mt-1 text-[2rem] leading-none">
        {now.score}
        <span className="font-text text-sm tracking-normal text-ink-2"> de 100</span>
      </p>
      {gained !== 0 && (
        <p className="mt-1 text-sm text-ok-ink">
          Antes {before.score}: {gained > 0 ? `${gained} más` : `${-gained} menos`}
        </p>
      )}
      <ul className="mt-4 grid gap-3 text-sm">
        {now.parts.map(({ name, done, all }) => (
          <li key={name}>
            <p className="flex justify-between gap-3">
              <span>{partName(name)}</span>
              <span className="text-ink-2 tabular-nums">
                {done} de {all}
              </span>
            </p>
            <ProgressBar label={partName(name)} value={done} max={all} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-ink-2">
        Es el promedio de estas partes. Mide el texto, no a la persona, y las empresas no lo ven.
      </p>
    </Card>
  )
}
