import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** What the assistant does, in three cards. */
export function FeatureCards() {
  return (
    <section aria-labelledby="agente-hace" className="mt-12">
      <h2 id="agente-hace" className="text-h3">
        Qué hace por ti
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        <Feature icon={<BriefcaseBusiness className="icon" />} title="Busca contigo">
          Dile qué quieres y dónde: “contador en Arequipa”, “algo remoto de ventas desde 3000”. Luego afina
          con “¿y en Cusco?” o “solo remoto”.
          <Way to="/agente/sueldos">Cuánto pagan en tu oficio</Way>
        </Feature>
        <Feature icon={<UserRound className="icon" />} title="Mira lo tuyo, si entras">
          Te dice cómo van tus postulaciones, si calzas con un empleo y por qué. Si eres empresa, quiénes
          postularon a tus avisos.
          <Way to="/agente/plan">Mi plan de la semana</Way>
          <Way to="/agente/cv">Revisar mi CV</Way>
          <Way to="/agente/camino">Qué me falta para un puesto</Way>
        </Feature>
        <Feature icon={<CircleHelp className="icon" />} title="Explica cómo funciona">
          Responde sobre planes, precios, tu CV y tus datos con el centro de ayuda, y dice de dónde lo sacó.
          Si no sabe, te lleva con una persona.
        </Feature>
      </ul>
    </section>
  )
}

const Feature = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li className="rounded-md border border-line bg-surface p-5">
    <span className="text-[1.375rem] text-accent-ink">{icon}</span>
    <h3 className="mt-3 text-h4">{title}</h3>
    <div className="mt-1.5 text-sm text-ink-2">{children}</div>
  </li>
)

/** To what the coach does on a page of its own. */
const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link mt-2.5 block w-fit font-strong">
    {children}
  </Link>
)
