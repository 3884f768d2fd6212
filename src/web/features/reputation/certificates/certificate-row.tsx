import Award from 'lucide-react/icons/award'
import type { ReactNode } from 'react'
import type { Certificate } from '#contracts/reputation/reputation.contract.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { OutsideLink } from '#web/features/professionals/page/outside-link.tsx'

type CertificateRowProps = {
  certificate: Certificate
  /** At the end of the title's line. */
  actions?: ReactNode
  /** The heading level of the title. */
  level?: 2 | 3
}

/** A certificate in a list: issuer, date, and a link to verify it. */
export function CertificateRow({ certificate, actions, level = 3 }: CertificateRowProps) {
  const Heading = `h${level}` as const
  const { title, url, issuer, issuedDate } = certificate
  const details = [issuer, issuedDate && formatPartialDate(issuedDate)].filter(Boolean).join(' · ')
  return (
    <li className="flex items-start gap-4 border-line py-4 not-first:border-t">
      <span className="grid size-11 flex-none place-items-center rounded-ctl bg-accent-soft text-accent-ink">
        <Award className="icon" />
      </span>
      <div className="min-w-0 grow">
        <Heading className="text-control leading-6 wrap-anywhere">
          <OutsideLink href={url}>{title}</OutsideLink>
        </Heading>
        {details && <p className="text-sm text-ink-2 wrap-anywhere">{details}</p>}
      </div>
      {actions}
    </li>
  )
}
