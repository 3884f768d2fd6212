import Download from 'lucide-react/icons/download'
import type { RequestDesk } from '#contracts/support/requests-vocabulary.ts'
import type { DeskRequestInFull } from '#contracts/admin/requests.contract.ts'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { RequestPapers } from './request-papers.tsx'

/** What a person asks, in their words, and who they are. */
export const RequestContent = ({
  desk,
  request,
  mayOpenPapers,
}: {
  desk: RequestDesk
  request: DeskRequestInFull
  mayOpenPapers: boolean
}) => (
  <div className="grid gap-6">
    {desk === 'complaints' && (
      <a
        href={`/api/admin/complaints/${request.id}/sheet`}
        download
        className={buttonClass({ variant: 'secondary', size: 'sm' }, 'justify-self-start')}
      >
        <Download className="icon" />
        Descargar la hoja (PDF)
      </a>
    )}
    {request.decisions.length > 0 && <RequestPapers request={request} mayOpen={mayOpenPapers} />}
    {request.texts.map(({ title, text }) => (
      <section key={title}>
        <h3 className="text-sm font-strong">{title}</h3>
        <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
      </section>
    ))}
    <DefinitionList
      variant="facts"
      items={request.facts.map(({ term, value }) => ({
        term,
        value: <span className="wrap-anywhere">{value}</span>,
      }))}
    />
    {request.accountId !== null && (
      <Link to={`/admin/users/${request.accountId}`} className="link justify-self-start text-sm">
        Ver su cuenta
      </Link>
    )}
  </div>
)
