import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useResource } from '#web/lib/resource.ts'
import { Card } from '#web/ui/look/card.tsx'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { noView, viewOf } from './own-view.resource.ts'
import { OutsideLink } from './outside-link.tsx'

/** The person's contact data. The public page only says who may see them; a company or the person requests them when signed in. */
export function ContactCard({ professionalId, userId }: { professionalId: number; userId: number }) {
  const session = useSession()
  const viewer = session.status === 'user' ? session.user : null
  const mayAsk = viewer !== null && (viewer.userType === 'company' || viewer.id === userId)
  const data = useResource(mayAsk ? viewOf(professionalId) : noView, mayAsk)
  return (
    <Card title="Contacto">
      {data?.contactVisible ? (
        <ul className="grid gap-2.5 text-sm">
          {data.email && (
            <li className="flex gap-2.5">
              <Mail className="icon mt-0.5 text-ink-3" />
              <span className="sr-only">Correo: </span>
              <a href={`mailto:${data.email}`} className="link wrap-anywhere">
                {data.email}
              </a>
            </li>
          )}
          {data.phone && (
            <li className="flex gap-2.5">
              <Phone className="icon mt-0.5 text-ink-3" />
              <span className="sr-only">Teléfono: </span>
              <a href={`tel:${data.phone.replaceAll(/[^\d+]/g, '')}`} className="link">
                {data.phone}
              </a>
            </li>
          )}
          {data.linkedin && (
            <li className="flex gap-2.5">
              <Link2 className="icon mt-0.5 text-ink-3" />
              <OutsideLink href={data.linkedin}>LinkedIn</OutsideLink>
            </li>
          )}
          {viewer?.id === userId && (
            <li className="text-ink-2">Lo ves tú, y las empresas con las que tienes trato.</li>
          )}
        </ul>
      ) : (
        <p className="text-sm text-ink-2">
          Su correo y su teléfono los ven solo las empresas con las que ya tiene trato: una postulación, una
          conversación o una contratación.
        </p>
      )}
    </Card>
  )
}
