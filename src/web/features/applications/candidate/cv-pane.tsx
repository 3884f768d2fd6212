import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { useCvText } from './candidate.resource.ts'
import { markedPieces } from './marked-text.ts'
import { PartFailed, PartLoading } from './team-notes.tsx'

/** The CV as text, with what the job asks marked by its number, and the file to download. */
export function CvPane({ candidate }: { candidate: CandidateApplication }) {
  const { cvUrl, cvName } = candidate
  if (!cvUrl)
    return (
      <p className="grid min-h-40 place-items-center rounded-md border border-dashed border-line-strong p-6 text-center text-sm text-ink-2">
        {candidate.professional.isSuspended
          ? 'La cuenta está suspendida: su CV no se puede ver.'
          : 'No hay CV disponible para este candidato'}
      </p>
    )
  return (
    <div className="overflow-clip rounded-md border border-line bg-sunken">
      <div className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2">
        <FileText className="icon flex-none text-accent-ink" />
        <p className="min-w-0 grow truncate text-sm font-strong">{cvName ?? 'CV.pdf'}</p>
        <a href={cvUrl} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Download className="icon" />
          Descargar<span className="sr-only"> CV</span>
        </a>
      </div>
      <CvText candidate={candidate} />
    </div>
  )
}

function CvText({ candidate: { id } }: { candidate: CandidateApplication }) {
  const { reading, isFailed, retry } = useCvText(id, true)
  if (isFailed)
    return (
      <div className="p-5">
        <PartFailed retry={retry}>No pudimos leer el texto de este CV. Descárgalo para verlo.</PartFailed>
      </div>
    )
  if (!reading)
    return (
      <div className="p-5">
        <PartLoading>Leyendo el CV</PartLoading>
      </div>
    )
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is higher is scrolled by keys
      tabIndex={0}
      role="group"
      aria-label="Texto del CV"
      className="max-h-[70dvh] overflow-auto p-3 lg:max-h-none"
    >
      <div className="bg-surface p-5 text-xs leading-5 whitespace-pre-line shadow-pop wrap-anywhere">
        {markedPieces(reading).map(({ text, number, isFirst }, at) =>
          number === null ? (
            text
          ) : (
            <mark
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
              key={at}
              id={isFirst ? `cv-${number}` : undefined}
              className="scroll-mt-40 rounded-xs bg-accent-soft px-0.5 text-ink target:outline-2 target:outline-accent"
            >
              {text}
              <sup className="ml-0.5 font-strong text-accent-ink">
                <span className="sr-only"> (pedido </span>
                {number}
                <span className="sr-only">)</span>
              </sup>
            </mark>
          ),
        )}
      </div>
    </div>
  )
}
