import FileDown from 'lucide-react/icons/file-down'
import { useEffect } from 'react'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { ResumePage } from './resume-page.tsx'

type SharedResumeProps = { token: string; resume: ReplyOf<typeof resumesContract.shared> }

/** The pages of a shared CV; opening them is counted once. */
export function SharedResume({ token, resume: { name, title, pages, photoUrl } }: SharedResumeProps) {
  useEffect(() => {
    // A lost count is no fault of who reads.
    api.call(endpointRef(resumesContract.countView), { params: { token } }).catch(() => {})
  }, [token])
  return (
    <div className="wrap py-8">
      <div className="mx-auto grid max-w-[52rem] gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h1 className="text-h3 wrap-anywhere">{name}</h1>
            {title && <p className="text-ink-2 wrap-anywhere">{title}</p>}
          </div>
          <a
            href={`/api/shared-resumes/${token}/pdf`}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            <FileDown className="icon" />
            Descargar PDF
          </a>
        </div>
        {pages.map((page, at) => (
          <ResumePage
            // oxlint-disable-next-line react/no-array-index-key -- pages have no other name
            key={at}
            page={page}
            photoUrl={photoUrl}
            label={`Página ${at + 1} de ${pages.length}`}
          />
        ))}
      </div>
    </div>
  )
}
