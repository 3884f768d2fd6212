import FileText from 'lucide-react/icons/file-text'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { Badge } from '#web/ui/look/badge.tsx'

/** What the person answered to the questions of the ad, and what is not what the company looks for. */
export function CandidateAnswers({ answers }: Pick<CandidateApplication, 'answers'>) {
  const isJudged = answers.some(({ meetsWish }) => meetsWish !== null)
  return (
    <div className="grid gap-4">
      <dl className="grid gap-4 text-sm">
        {answers.map(({ question, kind, answer, fileUrl, meetsWish }) => (
          <div key={`${question} ${answer}`} className="grid gap-1">
            <dt className="text-ink-2 wrap-anywhere">{question}</dt>
            <dd className="flex flex-wrap items-center gap-2 font-medium whitespace-pre-line wrap-anywhere">
              {kind === 'file' ? <AnswerFile name={answer} url={fileUrl} /> : answer}
              {meetsWish === true && <Badge tone="ok">Cumple</Badge>}
              {meetsWish === false && <Badge tone="warn">No cumple</Badge>}
            </dd>
          </div>
        ))}
      </dl>
      {isJudged && (
        <p className="text-xs text-ink-3">
          La marca compara con la respuesta que buscas. No cambia el puntaje ni el estado: decides tú.
        </p>
      )}
    </div>
  )
}

/** A file that was sent as an answer, to open. */
const AnswerFile = ({ name, url }: { name: string; url: string | null }) =>
  url === null ? (
    <span className="text-ink-2">{name} (no disponible)</span>
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className="link inline-flex min-w-0 items-center gap-2">
      <FileText className="icon" />
      {name}
    </a>
  )
