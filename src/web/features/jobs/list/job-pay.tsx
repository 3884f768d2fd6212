import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { noPay, payLine } from '#domain/jobs/pay/salary-format.ts'
import { payOf } from './job.words.ts'

/** The pay of a job in a list. */
export function JobPay({ job }: { job: Pick<JobSummary, 'salaryParsed'> }) {
  const pay = payLine(job.salaryParsed)
  return <p className={pay === noPay ? 'text-control text-ink-3' : 'fig job-pay'}>{pay}</p>
}

/** The pay on the ad itself: the amount with its period, the company's own words, or that there is none. */
export function AdPay({
  job,
  big = false,
}: {
  job: Pick<JobSummary, 'salary' | 'salaryParsed'>
  big?: boolean
}) {
  const pay = payOf(job)
  if (pay.kind === 'read') {
    return (
      <div>
        <p className={big ? 'fig text-[1.75rem] leading-[1.15]' : 'fig job-pay'}>{pay.text}</p>
        <p className={big ? 'text-sm text-ink-2' : 'text-xs text-ink-3'}>{pay.period}</p>
      </div>
    )
  }
  if (pay.kind === 'none')
    return <p className={big ? 'text-h4 text-ink-2' : 'text-control text-ink-3'}>{pay.text}</p>
  return (
    <p className={big ? 'text-h4 wrap-anywhere' : 'text-control font-medium wrap-anywhere'}>{pay.text}</p>
  )
}
