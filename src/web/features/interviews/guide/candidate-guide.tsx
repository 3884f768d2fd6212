import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { interviewGuideHref } from '#domain/jobs/own-jobs.address.ts'
import { PartFailed, PartLoading } from '#web/features/applications/candidate/team-notes.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { GuideQuestions } from './guide-questions.tsx'
import { useGuide } from './guide.resource.ts'
import { guideText, sameForAll } from './guide.words.ts'

/** The questions of the job's ad on the page of a candidate. They know nothing of the candidate. */
export function CandidateGuide({ jobId }: { jobId: number }) {
  const [isOpen, setOpen] = useState(false)
  const region = useId()
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? region : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown className={isOpen ? 'icon rotate-180' : 'icon'} />
        Preguntas para entrevistar
      </Button>
      {isOpen && (
        <div id={region} className="mt-2">
          <Opened jobId={jobId} />
        </div>
      )}
    </div>
  )
}

function Opened({ jobId }: { jobId: number }) {
  const { guide, isFailed, retry } = useGuide(jobId)
  if (isFailed) return <PartFailed retry={retry}>No pudimos cargar las preguntas.</PartFailed>
  if (!guide) return <PartLoading>Cargando las preguntas</PartLoading>
  return (
    <>
      <p className="text-sm text-ink-2">{sameForAll}</p>
      <div className="mt-3 mb-5 flex flex-wrap gap-2">
        <CopyButton text={guideText(guide)} what="todas las preguntas" label="Copiar todas" />
        <LinkButton to={interviewGuideHref(jobId)} variant="quiet" size="sm">
          Ver para imprimir
        </LinkButton>
      </div>
      <GuideQuestions questions={guide.questions} level={3} />
    </>
  )
}
