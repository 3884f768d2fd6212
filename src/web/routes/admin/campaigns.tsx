import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readId } from '#web/features/admin/list.address.ts'
import { CampaignList } from '#web/features/campaigns/campaign-list.tsx'
import { emailPage, sentHref } from '#web/features/campaigns/campaigns.address.ts'
import { loadCampaigns, useCampaigns } from '#web/features/campaigns/campaigns.resource.ts'
import { EmailTabs } from '#web/features/campaigns/email-tabs.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const before = readId(new URL(request.url).searchParams, 'before')
  return { before, loaded: await loadCampaigns(context.get(personalApi), before) }
}

export const meta = () => unlistedMeta('Envíos de correos')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** What was sent to many people, and how far it is. */
export default function Campaigns() {
  const { before, loaded } = useLoaderData<typeof loader>()
  const { data, refetch } = useCampaigns(before, loaded)
  const last = data.hasMore ? data.campaigns.at(-1) : undefined
  return (
    <>
      <h1 className="mb-2">Correos</h1>
      <EmailTabs current="sent" />
      <Card padding="none" className="mt-5 mb-4">
        {data.campaigns.length > 0 ? (
          <CampaignList campaigns={data.campaigns} onChanged={refetch} />
        ) : (
          <EmptyState
            title="Todavía no enviaste nada"
            action={<LinkButton to={emailPage}>Escribir un correo</LinkButton>}
          >
            Aquí ves cómo va cada envío, y puedes pausarlo o cancelarlo.
          </EmptyState>
        )}
      </Card>
      <KeysetPages
        previous={before === undefined ? null : sentHref()}
        next={last ? sentHref(last.id) : null}
      />
    </>
  )
}
