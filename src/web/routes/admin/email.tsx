import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { campaignsContract, type CampaignText } from '#contracts/admin/campaigns.contract.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { readRecipientSearch } from '#web/features/campaigns/campaigns.address.ts'
import { ComposeMail } from '#web/features/campaigns/compose-mail.tsx'
import { EmailTabs } from '#web/features/campaigns/email-tabs.tsx'
import { RecipientList } from '#web/features/campaigns/recipient-list.tsx'
import { nobody, type Selection } from '#web/features/campaigns/selection.ts'
import type { Draft } from '#web/features/campaigns/use-send.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = readRecipientSearch(new URL(request.url).searchParams)
  const list = await callList(context.get(personalApi), campaignsContract.recipients, { query: search })
  return { search, list: { recipients: list.rows, total: list.total ?? 0, hasMore: list.hasMore } }
}

export const meta = () => unlistedMeta('Correos')

export const ErrorBoundary = () => <PanelError home="/admin" />

const empty: CampaignText = { subject: '', content: '', kind: 'service' }

/** Writes a mail to many people. */
export default function Email() {
  const { search, list } = useLoaderData<typeof loader>()
  // Given back by an undone sending.
  const [draft] = useState(useLocation().state as Draft | null)
  const [selection, setSelection] = useState<Selection>(draft?.selection ?? nobody)
  return (
    <>
      <h1 className="mb-2">Correos</h1>
      <EmailTabs current="write" />
      <div className="mt-5">
        <ComposeMail initial={draft?.text ?? empty} selection={selection}>
          <RecipientList search={search} list={list} selection={selection} onSelect={setSelection} />
        </ComposeMail>
      </div>
    </>
  )
}
