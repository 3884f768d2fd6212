import BellRing from 'lucide-react/icons/bell-ring'
import FileUp from 'lucide-react/icons/file-up'
import Handshake from 'lucide-react/icons/handshake'
import UserPlus from 'lucide-react/icons/user-plus'
import { cx } from '#web/ui/look/cx.ts'
import type { Claims } from './claims.ts'

const stepsFor = ({ signUpTime }: Claims) => [
  {
    icon: UserPlus,
    title: 'Regístrate',
    text: signUpTime ? `Toma menos de ${signUpTime}: solo pedimos lo básico.` : 'Solo pedimos lo básico.',
    terrace: 'bg-hilo-1 lg:h-[46%]',
  },
  {
    icon: FileUp,
    title: 'Completa tu perfil',
    text: 'Los profesionales suben su CV; las empresas publican sus empleos.',
    terrace: 'bg-hilo-2 lg:h-[62%]',
  },
  {
    icon: BellRing,
    title: 'Recibe matches con IA',
    text: 'Los empleos que van contigo, con el porqué. Y un aviso al instante cuando tu postulación avanza.',
    terrace: 'bg-hilo-3 text-on-accent lg:h-[78%]',
  },
  {
    icon: Handshake,
    title: 'Chatea, entrevista, contrata',
    text: 'La empresa te escribe, coordinan la entrevista y cierran el trato.',
    terrace: 'bg-hilo-5 text-on-night lg:h-[94%]',
  },
]

/** How it works, as four terraces. */
export function FourSteps({ claims }: { claims: Claims }) {
  return (
    <section aria-labelledby="titulo-pasos" className="wrap py-14 lg:pt-20 lg:pb-0">
      <h2 id="titulo-pasos" className="relative max-w-[14ch] lg:-mb-[190px]">
        En cuatro pasos estás arriba.
      </h2>
      <ol className="mt-10 grid gap-3 lg:h-[460px] lg:grid-cols-4 lg:items-end lg:gap-0">
        {stepsFor(claims).map(({ icon: Icon, title, text, terrace }) => (
          <li key={title} className={cx('rounded-md p-5 lg:rounded-none lg:p-6', terrace)}>
            <Icon className="icon text-[1.3rem]" />
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
