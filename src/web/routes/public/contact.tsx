import BookOpen from 'lucide-react/icons/book-open'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { supportContract } from '#contracts/support/support.contract.ts'
import { contactTopics } from '#contracts/support/support-vocabulary.ts'
import { complaintWorkingDays } from '#contracts/support/support-figures.ts'
import { ContactForm } from '#web/features/support/contact-form.tsx'
import { WithoutScriptsSent } from '#web/features/support/without-scripts-sent.tsx'
import { publicApi, refusedForm, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { Card } from '#web/ui/look/card.tsx'
import type { Route } from './+types/contact'

const path = '/contacto'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const topicId = searchParams.get('tema')
  const { email } = await context.get(publicApi).call(supportContract.operator, {})
  const value = {
    topic: contactTopics.find(({ slug }) => slug === topicId)?.value ?? ('' as const),
    email,
    refused: context.get(refusedForm),
    /** The code of a message sent without scripts. */
    code: /^C-[A-Z0-9]{6}$/.exec(searchParams.get('codigo') ?? '')?.[0],
    canonical: context.get(siteContext).publicUrl + path,
  }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const handle = { showsRefusal: true }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Contacto',
    description: 'Escríbele al equipo de Qhatu. Recibes un código y una persona te responde por correo.',
    url: loaderData?.canonical ?? path,
  })

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { topic, email, code, refused } = loaderData
  return (
    <div className="wrap pt-6 lg:pt-14">
      <h1>Contacto</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-ink-2">
        Escríbenos y una persona te responde por correo. Recibes un código para hacerle seguimiento.
      </p>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div id="soporte" className="scroll-mt-24">
          <Card>
            {code && !refused ? (
              <WithoutScriptsSent
                title="Recibimos tu mensaje"
                label="Tu código"
                code={code}
                text="Te enviamos el código por correo. Una persona te responde ahí. Si escribes otra vez por lo mismo, menciona el código."
              />
            ) : (
              <ContactForm key={topic} topic={topic} refused={refused} />
            )}
          </Card>
        </div>
        <aside aria-label="Otras formas" className="grid gap-6">
          <Way icon={<LifeBuoy className="icon" />} title="Quizá ya está respondido">
            Mira el{' '}
            <Link to="/ayuda" className="link">
              centro de ayuda
            </Link>
            : respuestas cortas a lo que más se pregunta.
          </Way>
          <Way icon={<Mail className="icon" />} title="Prefieres tu correo">
            Escribe a{' '}
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              {email}
            </a>
            .
          </Way>
          <Way icon={<BookOpen className="icon" />} title="Es un reclamo o una queja">
            Usa el{' '}
            <Link to="/libro-de-reclamaciones" className="link">
              Libro de Reclamaciones
            </Link>
            : respondemos en {complaintWorkingDays} días hábiles como máximo.
          </Way>
        </aside>
      </div>
    </div>
  )
}

const Way = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
    <span className="mt-0.5 text-accent-ink">{icon}</span>
    <div>
      <h2 className="text-h4">{title}</h2>
      <p className="mt-1 text-sm text-ink-2">{children}</p>
    </div>
  </section>
)
