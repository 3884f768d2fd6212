import type { Criterion } from '#contracts/coach/interview-practice.contract.ts'
import { PointsStair } from '#web/ui/look/points-stair.tsx'
import { criterionName, levelName } from './interview.words.ts'

/** The rubric, each criterion with the words that it rests on. */
export const CriterionList = ({ criteria }: { criteria: readonly Criterion[] }) => (
  <ul aria-label="Qué encontramos" className="mt-5 divide-y divide-line border-y border-line text-sm">
    {criteria.map(({ name, points, quote, advice }) => (
      <li key={name} className="py-3">
        <p className="flex items-center justify-between gap-3">
          <b className="font-strong">{criterionName(name)}</b>
          <span className="flex items-center gap-2 text-ink-2">
            <span aria-hidden="true">{levelName(points)}</span>
            <PointsStair points={points} label={`${levelName(points)}: ${points} de 4`} />
          </span>
        </p>
        <p className="mt-0.5 text-ink-2 wrap-anywhere">{advice}</p>
        {quote !== null && <p className="mt-1 wrap-anywhere">“{quote}”</p>}
      </li>
    ))}
  </ul>
)
