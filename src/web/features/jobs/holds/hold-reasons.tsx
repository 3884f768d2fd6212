import type { JobHold } from '#contracts/jobs/company-job-fields.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { holdTitles, wordingAdvice } from '#web/features/jobs/posting/wording.words.ts'

/** The reasons why an ad is held, each with the words concerned. `mend` adds what the company must do. */
export function HoldReasons({ hold, mend = false }: { hold: Pick<JobHold, 'reasons'>; mend?: boolean }) {
  return (
    <ul className="grid gap-2">
      {hold.reasons.map(({ code, finds }) => (
        <li key={code}>
          <span className="font-strong">{holdTitles[code]}</span>
          {finds.length > 0 && (
            <>
              {': '}
              {[...new Set(finds.map(({ term }) => term.trim()))].map((term, index) => (
                <span key={term}>
                  {index > 0 && ', '}
                  <mark className="rounded-sm bg-surface px-1 font-strong text-ink">{term}</mark>
                </span>
              ))}
            </>
          )}
          {mend && <span className="block">{adviceFor(code)}</span>}
        </li>
      ))}
    </ul>
  )
}

function adviceFor(code: JobHold['reasons'][number]['code']): ReactNode {
  if (code === 'email_unconfirmed')
    return 'Abre el enlace que te enviamos por correo. Si no lo encuentras, pide otro arriba.'
  if (code === 'ruc_missing')
    return (
      <>
        Escríbelo en <Link to="/company-dashboard/cuenta">tu cuenta</Link>: sin RUC nadie sabe quién publica.
      </>
    )
  return wordingAdvice[code]
}
