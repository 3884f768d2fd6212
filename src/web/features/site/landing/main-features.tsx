import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Minus from 'lucide-react/icons/minus'
import Store from 'lucide-react/icons/store'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { PremiumGlyph } from '#web/ui/look/motif/brand-mark.tsx'

const SMALL = [
  {
    icon: <MessagesSquare className="icon" />,
    title: 'Chat directo',
    text: 'La empresa te escribe a ti y le respondes tú.',
  },
  {
    icon: <Store className="icon" />,
    title: 'Servicios freelance',
    text: 'Encarga un proyecto puntual o vive de tus servicios.',
  },
  {
    icon: <PremiumGlyph className="size-[1.1em]" />,
    title: 'Plan premium para empresas',
    text: 'Más empleos a la vez, y empleos premium en su propia lista.',
  },
  {
    icon: <BadgeCheck className="icon" />,
    title: 'Historial a la vista',
    text: 'Trabajos cumplidos y calificaciones, a la vista.',
  },
]

/** The main features: two with an example, four with text only. */
export function MainFeatures() {
  return (
    <section aria-labelledby="titulo-funciones" className="bg-sunken py-16 lg:py-24">
      <div className="wrap">
        <h2 id="titulo-funciones" className="max-w-[18ch]">
          La máquina ordena, las personas deciden.
        </h2>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
          <Feature
            large
            title="Match con IA, con sus razones"
            text="Un puntaje que se explica: los requisitos que cumples, los que no y cómo mejorarlo."
            picture={<MatchPicture />}
          />
          <Feature
            large
            title="De tu PDF a tu perfil"
            text="Leemos el archivo y pasamos tus trabajos, estudios y habilidades a tu perfil. Tú das el visto bueno."
            picture={<CvPicture />}
          />
          {SMALL.map(({ icon, title, text }) => (
            <Feature
              key={title}
              title={title}
              text={text}
              picture={<span className="text-[1.4rem] text-accent-ink">{icon}</span>}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type FeatureProps = { title: string; text: string; picture: ReactNode; large?: boolean }

function Feature({ title, text, picture, large = false }: FeatureProps) {
  return (
    <li
      className={cx(
        'grid rounded-md border border-line bg-surface p-5 lg:p-6',
        large ? 'gap-6 sm:col-span-2' : 'content-start gap-4',
      )}
    >
      {/* An invented example or an icon; the text beside it is complete without it. */}
      <div aria-hidden="true" className={large ? 'grid min-h-40 items-center' : 'flex h-6 items-center'}>
        {picture}
      </div>
      <div>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-1.5 text-ink-2">{text}</p>
      </div>
    </li>
  )
}

function MatchPicture() {
  const row = 'flex items-start gap-2.5'
  return (
    <div className="flex flex-wrap items-center gap-6">
      <MatchRing score={86} size={96} />
      <ul className="grid flex-1 basis-48 gap-2 text-sm">
        <li className={row}>
          <Check className="icon text-ok-ink" />
          <span>
            <b>Coincide:</b> SAP, Excel avanzado, inventarios
          </span>
        </li>
        <li className={row}>
          <Minus className="icon text-ink-3" />
          <span>
            <b>Falta:</b> Power BI
          </span>
        </li>
        <li className={row}>
          <TrendingUp className="icon text-accent-ink" />
          <span>
            <b>Lo subiría:</b> un curso de Power BI
          </span>
        </li>
      </ul>
    </div>
  )
}

const LINES = ['w-1/2', 'w-4/5', 'w-2/3 bg-accent', 'w-3/4', 'w-2/5 bg-accent', 'w-3/5']
const FOUND = ['Figma', 'Inglés C1', 'Entrevistas a usuarios', '5 años en diseño', 'Diseño Gráfico']

function CvPicture() {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <span className="grid h-40 w-32 flex-none content-center gap-3 rounded-sm border border-line bg-bg px-5 shadow-pop">
        {LINES.map((line) => (
          <span key={line} className={cx('h-1.5 rounded-xs', line, !line.includes('bg-') && 'bg-line')} />
        ))}
      </span>
      <span className="flex flex-1 basis-40 flex-wrap gap-2">
        {FOUND.map((found) => (
          <span
            key={found}
            className="inline-flex min-h-7 items-center gap-1.5 rounded-xs bg-ok-soft px-2.5 text-sm text-ok-ink"
          >
            <Check className="icon text-[0.9em]" />
            {found}
          </span>
        ))}
      </span>
    </div>
  )
}
