import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { CandidateSummary as Summary } from '#contracts/applications/candidate.contract.ts'
import { PrintButton } from '#web/features/jobs/detail/print-button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { type AskedGroup, askedGroups } from './asked-groups.ts'
import { useSummary } from './candidate.resource.ts'
import { PartFailed, PartLoading } from './team-notes.tsx'

/** The facts of a candidate and what the job asks, each with the line it rests on. It says nothing about the person's worth. */
export function CandidateSummary({ candidate: { id } }: { candidate: CandidateApplication }) {
  const { summary, isFailed, retry } = useSummary(id)
  return (
    <Card
      title="Resumen con fuentes"
      action={
        summary && (
          <span className="print:hidden">
            <PrintButton />
          </span>
        )
      }
      className="print:border-0 print:p-0"
    >
      {isFailed ? (
        <PartFailed retry={retry}>No pudimos armar el resumen.</PartFailed>
      ) : summary ? (
        <Facts summary={summary} />
      ) : (
        <PartLoading>Armando el resumen</PartLoading>
      )}
    </Card>
  )
}

const readings: Readonly<Record<Summary['cv'], string>> = {
  read: 'Sale de su perfil y de su CV, con sus palabras.',
  none: 'Sale de su perfil: no hay un CV que leer.',
  unreadable: 'Sale de su perfil: no pudimos leer el texto de su CV. Descárgalo para verlo.',
}

const Facts = ({ summary: { facts, asked, cv } }: { summary: Summary }) => (
  <div className="grid gap-5 text-sm">
    <p className="text-ink-2">{readings[cv]} No califica ni aconseja: decide tu equipo.</p>
    {facts.length > 0 ? (
      <ul className="grid gap-3">
        {facts.map(({ text, sources }) => (
          <li key={text} className="break-inside-avoid wrap-anywhere">
            {text}
            <details className="mt-0.5 print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
              <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-xs text-xs text-ink-2 hover:text-ink hover:underline print:hidden">
                De dónde sale<span className="sr-only">: {text}</span>
              </summary>
              <Sources sources={sources} />
            </details>
          </li>
        ))}
      </ul>
    ) : (
      <p>Su perfil no dice dónde trabajó ni qué estudió.</p>
    )}
    {asked.length > 0 && (
      <section>
        <h3 className="mb-1 font-text text-sm font-strong tracking-normal">Lo que pide el aviso</h3>
        <ul className="divide-y divide-line">
          {askedGroups(asked).map((group) => (
            <li key={group.things[0]?.name} className="break-inside-avoid py-2 wrap-anywhere">
              <Group {...group} />
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)

/** What the ad asks and one line says, then the line. */
const Group = ({ things, lines, shownAt }: AskedGroup) => (
  <>
    {things.length === 1 ? (
      <p>
        <Thing {...things[0]!} />
      </p>
    ) : (
      <ul className="flex flex-wrap gap-x-2">
        {things.map((thing, at) => (
          <li key={thing.name}>
            <Thing {...thing} />
            {at < things.length - 1 && <span aria-hidden="true">,</span>}
          </li>
        ))}
      </ul>
    )}
    {lines.length === 0 && shownAt.length === 0 && <p className="text-ink-2">No lo dice.</p>}
    {lines.map((source) => (
      <Line key={source.from + source.line} source={source} />
    ))}
    {shownAt.map((name) => (
      <p key={name} className="text-ink-2">
        {lines.length > 0 ? 'Y lo' : 'Lo'} que dice arriba de “{name}”.
      </p>
    ))}
  </>
)

const Thing = ({ name, isOptional, mark }: AskedGroup['things'][number]) => (
  <>
    <b className="font-strong">{name}</b>
    {isOptional && <span className="text-ink-2"> (deseable)</span>}
    {mark !== null && (
      <a
        href={`#cv-${mark}`}
        aria-label={`Ver ${name} en el CV, marca ${mark}`}
        className="ml-1 inline-grid size-6 place-items-center rounded-xs bg-ink text-xs font-strong text-bg no-underline print:hidden"
      >
        {mark}
      </a>
    )}
  </>
)

type Source = Summary['facts'][number]['sources'][number]

const Line = ({ source: { from, line } }: { source: Pick<Source, 'from' | 'line'> }) => (
  <p className="text-ink-2">
    {from === 'cv' ? 'CV' : 'Perfil'}: “{line}”
  </p>
)

const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <ul className="mt-1 grid gap-1 border-l-2 border-line pl-3">
    {sources.map((source) => (
      <li key={source.line}>
        <Line source={source} />
      </li>
    ))}
  </ul>
)
