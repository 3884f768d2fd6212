import { useState } from 'react'
import { data } from 'react-router'
import { type ComplaintSheet as Sheet, supportContract } from '#contracts/support/support.contract.ts'
import { complaintWorkingDays } from '#contracts/support/support-figures.ts'
import { ComplaintForm } from '#web/features/support/complaint-form.tsx'
import { ComplaintSheet } from '#web/features/support/complaint-sheet.tsx'
import { WithoutScriptsSent } from '#web/features/support/without-scripts-sent.tsx'
import { publicApi, refusedForm, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { Card } from '#web/ui/look/card.tsx'
import type { Route } from './+types/complaints-book'

const path = '/libro-de-reclamaciones'

export async function loader({ context, url }: Route.LoaderArgs) {
  const operator = await context.get(publicApi).call(supportContract.operator, {})
  const sheet = url.searchParams.get('hoja') ?? ''
  const value = {
    operator,
    refused: context.get(refusedForm),
    /** The number of a sheet filed without scripts. */
    number: /^\d{8}-\d{4}$/.exec(sheet)?.[0],
    canonical: context.get(siteContext).publicUrl + path,
  }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const handle = { showsRefusal: true }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Libro de Reclamaciones',
    description: `Presenta un reclamo o una queja. Recibes tu hoja numerada y respuesta en ${complaintWorkingDays} días hábiles.`,
    url: loaderData?.canonical ?? path,
  })

/** The complaints book that the law asks for (Ley 29571, art. 150; DS 011-2011-PCM). */
export default function ComplaintsBook({ loaderData }: Route.ComponentProps) {
  const { operator, refused, number } = loaderData
  const [sheet, setSheet] = useState<Sheet | null>(null)
  return (
    <div className="wrap pt-6 lg:pt-14">
      <h1>Libro de Reclamaciones</h1>
      {sheet ? (
        <div className="mt-8">
          <ComplaintSheet sheet={sheet} />
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-[60ch] text-lg text-ink-2">
            Llena la hoja y te llega una copia por correo, con su número. Respondemos en un máximo de{' '}
            {complaintWorkingDays} días hábiles.
          </p>
          <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
            <div>
              {number && !refused ? (
                <Card>
                  <WithoutScriptsSent
                    title="Registramos tu hoja"
                    label="Hoja de Reclamación N.°"
                    code={number}
                    text={`Te enviamos un correo con un enlace: ábrelo y pide tu copia completa. Te respondemos ahí en un máximo de ${complaintWorkingDays} días hábiles.`}
                  />
                </Card>
              ) : (
                <ComplaintForm refused={refused} onSent={setSheet} />
              )}
            </div>
            <aside
              aria-label="Sobre este libro"
              className="grid gap-5 rounded-md border border-line bg-surface p-5 text-sm max-lg:order-first lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]"
            >
              <dl className="grid gap-3 max-lg:sm:grid-cols-2">
                {[
                  ['Proveedor', operator.name],
                  ['RUC', operator.ruc],
                  ['Domicilio', operator.address],
                  ['Correo', operator.email],
                ].map(([term, value]) => (
                  <div key={term}>
                    <dt className="text-xs text-ink-2">{term}</dt>
                    <dd className="font-strong wrap-anywhere">{value}</dd>
                  </div>
                ))}
              </dl>
              <p className="border-t border-line pt-4 text-ink-2">
                Presentar una hoja no te impide acudir a otras vías de solución, y no es requisito para
                denunciar ante el Indecopi.
              </p>
            </aside>
          </div>
        </>
      )}
    </div>
  )
}
