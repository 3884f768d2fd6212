import { Link } from 'react-router'
import { careersJson, careersRss, careersSnippet, careersWidget } from '#domain/companies/careers.address.ts'
import { ownFeeds } from '#domain/jobs/own-jobs.address.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { CodeBlock } from '#web/features/webhooks/code-block.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The company's open ads on its own page: what to copy there. */
export function CareersSection({ company, publicUrl }: { company: OwnCompany; publicUrl: string }) {
  const { id, website } = company
  const snippet = careersSnippet(publicUrl, company)
  const feeds = [
    { what: 'RSS', address: `${publicUrl}${careersRss(id)}` },
    { what: 'JSON', address: `${publicUrl}${careersJson(id)}` },
  ]
  return (
    <SettingsSection
      id="pagina"
      title="Empleos en tu página"
      hint="Tus avisos abiertos en tu propio sitio. Se actualizan solos."
    >
      {website ? (
        <p className="text-sm text-ink-2">
          Copia este código donde quieras la lista. Solo se muestra en páginas de{' '}
          <span className="wrap-anywhere">{website}</span>.
        </p>
      ) : (
        <Note tone="warn">
          Escribe arriba el sitio web de tu empresa y guarda: la lista solo se muestra en páginas de ese
          sitio.
        </Note>
      )}
      <CodeBlock title="Código para tu página" text={snippet} />
      <div>
        <LinkButton to={careersWidget(id)} variant="quiet" size="sm" target="_blank" reloadDocument>
          Ver cómo se ve
        </LinkButton>
      </div>
      <p className="text-sm text-ink-2">
        ¿Al revés?{' '}
        <Link to={ownFeeds} className="link">
          Importa los avisos de tu página
        </Link>
        .
      </p>
      <ul className="grid gap-2 text-sm">
        {feeds.map(({ what, address }) => (
          <li key={what} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-strong">{what}</span>
            <span className="min-w-0 wrap-anywhere text-ink-2">{address}</span>
            <CopyButton text={address} what={`la dirección ${what}`} />
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
