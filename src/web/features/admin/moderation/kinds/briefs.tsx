import { moderationContract, type ModeratedBrief } from '#contracts/admin/moderation.contract.ts'
import { briefHoldTitles } from '#domain/briefs/hold.words.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { ItemText } from '#web/features/admin/moderation/item-text.tsx'
import { describeOwned, queueKind } from '#web/features/admin/moderation/queue-kind.ts'
import { reportsHref } from '#web/features/admin/reports/reports.address.ts'
import { BriefFiles } from '#web/features/briefs/brief-files.tsx'
import { budgetInWords } from '#web/features/briefs/brief.words.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Badge } from '#web/ui/look/badge.tsx'

export const briefsKind = queueKind<ModeratedBrief>({
  name: 'Requerimientos',
  searched: 'Título, empresa o correo',
  failed: 'No se pudo moderar el requerimiento.',
  async load(client, query) {
    const { items: things, ...rest } = await client.call(moderationContract.moderatedBriefs, { query })
    return { things, ...rest }
  },
  decide: (client, id, body) => client.call(moderationContract.moderateBrief, { params: { id }, body }),
  describe: (brief) =>
    describeOwned(
      brief,
      brief.holds.length > 0 ? `${brief.owner.name} · Con observaciones` : brief.owner.name,
    ),
  Content: BriefContent,
})

function BriefContent({ thing }: { thing: ModeratedBrief }) {
  const { owner, companyId, holds, answer, description, needs, openReports } = thing
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <a href={`/company/${companyId}`} target="_blank" rel="noreferrer" className="link">
          {owner.name}
        </a>
        <span className="break-all text-ink-2">{owner.email}</span>
      </p>
      {holds.length > 0 && (
        <section
          aria-label="Lo que observamos"
          className="grid gap-2 rounded-md border border-line p-4 text-sm"
        >
          {holds.map(({ code, quotes }) => (
            <div key={code}>
              <Badge tone="warn" wraps>
                {briefHoldTitles[code]}
              </Badge>
              {quotes.length > 0 && (
                <p className="mt-1 wrap-anywhere text-ink-2">
                  {quotes.map((quote) => `“${quote}”`).join(', ')}
                </p>
              )}
            </div>
          ))}
        </section>
      )}
      {answer && <ItemText title={`Respuesta de ${owner.name}`} text={answer} />}
      <DefinitionList
        variant="facts"
        items={[
          { term: 'Categoría', value: thing.category ?? 'Sin elegir' },
          { term: 'Presupuesto', value: budgetInWords(thing.budget) },
          { term: 'Para cuándo', value: thing.wantedBy ? formatPartialDate(thing.wantedBy) : 'Sin apuro' },
          { term: 'Propuestas', value: String(thing.proposals) },
        ]}
      />
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{description}</p>
      {needs.length > 0 && <ItemText title="Debe incluir" text={needs.join('\n')} />}
      <BriefFiles files={thing.files} at={`/api/admin/moderation/briefs/${thing.id}`} />
      {openReports > 0 && (
        <p>
          <LinkButton to={reportsHref({ kind: 'brief' })} variant="secondary" size="sm">
            {openReports === 1 ? 'Ver 1 reporte abierto' : `Ver ${openReports} reportes abiertos`}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
