import MapPin from 'lucide-react/icons/map-pin'
import { Link } from 'react-router'
import { brand } from '../brand.ts'
import { cx } from '../ui/cx.ts'
import { Band } from '../ui/motif/band.tsx'
import { BrandLink } from './brand-link.tsx'
import { navigation, type NavigationItem } from './navigation.ts'

type FooterGroup = { title: string; links: readonly NavigationItem[] }

/** The columns of links. A group or a link joins when its page exists. */
const GROUPS: readonly FooterGroup[] = [
  { title: 'Explora', links: [...navigation, { label: 'Compatibilidad IA', to: '/compatibilidad' }] },
  {
    title: 'Tu cuenta',
    links: [
      { label: 'Iniciar Sesión', to: '/login' },
      { label: 'Registrarse', to: '/user-type-selection' },
    ],
  },
]

/** The foot of every public page. `flush` when the section above is a coloured one and touches it. */
export function SiteFooter({
  groups = GROUPS,
  flush = false,
}: {
  groups?: readonly FooterGroup[]
  flush?: boolean
}) {
  return (
    <footer className={cx('on-night bg-night text-sm text-on-night-2', !flush && 'mt-20')}>
      <Band />
      <div className="wrap">
        <div className="grid grid-cols-2 gap-8 pt-14 pb-10 lg:grid-cols-[2.2fr_1fr_1fr_1.2fr] lg:gap-10">
          <div className="grid content-start justify-items-start gap-4 max-lg:col-span-2">
            <BrandLink onNight />
            <p className="max-w-[34ch]">{brand.claim}</p>
            <p className="flex items-center gap-2">
              <MapPin className="icon" /> {brand.place}
            </p>
          </div>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="mb-3 font-text text-sm font-strong tracking-normal text-on-night">
                {group.title}
              </h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-block py-1.5 no-underline underline-offset-4 hover:text-on-night hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="max-lg:col-span-2">
            <h2 className="mb-3 font-text text-sm font-strong tracking-normal text-on-night">Confianza</h2>
            <p>{brand.warning}</p>
            <Link
              to="/transparencia-ia"
              className="mt-1 inline-block py-1.5 no-underline underline-offset-4 hover:text-on-night hover:underline"
            >
              Transparencia de la IA
            </Link>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-night-line py-5 pr-[88px]">
          <span>
            © {brand.year} {brand.name}
          </span>
          <span>Sueldos como los publica cada empresa.</span>
        </div>
      </div>
    </footer>
  )
}
