import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { documentsContract } from '#contracts/plans/documents.contract.ts'
import { NoteSheet } from '#web/features/plans/refund-note-sheet.tsx'
import { PaperPage, papersHome } from '#web/features/plans/paper-page.tsx'
import { noteDataHref, notePaperHref } from '#web/features/plans/receipt.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { loginHref } from '#web/lib/return.address.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ErrorPage } from '#web/ui/state/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const { user } = await api.call(accountsContract.session, {})
  if (!user) throw redirect(loginHref(url.pathname))
  const note = await orNotFound(api.call(documentsContract.note, { params: { id: params['noteId'] ?? '' } }))
  return { note, home: papersHome(user.userType) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `Nota ${loaderData.note.number}` : 'Nota'} · Qhatu` },
  { name: 'robots', content: 'noindex' },
]

/** A note for the owner of its payment. */
export default function NotePage() {
  const { note, home } = useLoaderData<typeof loader>()
  return (
    <PaperPage back={home} paperHref={notePaperHref(note.id)} dataHref={noteDataHref(note.id)}>
      <NoteSheet note={note} />
    </PaperPage>
  )
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage title="No encontramos esta nota" actions={<LinkButton to="/">Inicio</LinkButton>}>
        Puede que el enlace esté incompleto o que la nota sea de otra cuenta.
      </ErrorPage>
    </main>
  )
}
