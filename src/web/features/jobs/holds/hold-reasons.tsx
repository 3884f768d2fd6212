import type { HoldCode, RemarkCode } from '#contracts/jobs/holds-vocabulary.ts'
import type { JobHold } from '#contracts/jobs/company-job-fields.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { holdAdvice, holdTitles } from '#web/features/jobs/posting/wording.words.ts'
import { QuotedFind, type QuotedTexts } from './quoted-find.tsx'

type Reason = Omit<JobHold['reasons'][number], 'code'> & {
  code: HoldCode | RemarkCode
  /** The earlier ad that it is like; administrators see it. */
  alike?: { id: number; title: string; companyName: string } | null
}

type HoldReasonsProps = {
  reasons: readonly Reason[]
  texts: QuotedTexts
  /** What the company must do about each. */
  adviceFor?: (code: Reason['code']) => ReactNode
}

/** What stands against an ad, each with the words where they are. */
export function HoldReasons({ reasons, texts, adviceFor }: HoldReasonsProps) {
  return (
    <ul className="grid gap-3">
      {reasons.map(({ code, finds, note, alike }) => (
        <li key={code} className="grid gap-1">
          <span className="font-strong">{holdTitles[code]}</span>
          {finds.length > 0 && (
            <ul className="grid gap-1 border-l-2 border-line-strong pl-3">
              {finds.map((find) => (
                <li key={`${find.field}-${find.start}`} className="wrap-anywhere">
                  <QuotedFind find={find} texts={texts} />
                </li>
              ))}
            </ul>
          )}
          {note && <span>{note}</span>}
          {alike && (
            <span className="wrap-anywhere">
              Se parece a “{alike.title}”, de {alike.companyName} (aviso {alike.id}).
            </span>
          )}
          {adviceFor && <span>{adviceFor(code)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** What a company must do about a reason. */
export function mendingOf(code: HoldCode | RemarkCode): ReactNode {
  if (code === 'email_unconfirmed')
    return 'Abre el enlace que te enviamos por correo. Si no lo encuentras, pide otro arriba.'
  if (code === 'ruc_missing')
    return (
      <>
        Escríbelo en <Link to="/company-dashboard/configuracion">tu configuración</Link>: sin RUC nadie sabe
        quién publica.
      </>
    )
  return code in holdAdvice ? holdAdvice[code as keyof typeof holdAdvice] : null
}
