import BookOpen from 'lucide-react/icons/book-open'
import MapPin from 'lucide-react/icons/map-pin'
import { Link } from 'react-router'
import { brand } from '#web/brand.ts'
import { cx } from '#web/ui/look/cx.ts'
import { Band } from '#web/ui/look/motif/band.tsx'
import { BrandLink } from './brand-link.tsx'
import { complaintsBook, type FooterGroup, footerGroups } from './footer-links.ts'
import type { SiteBrand } from './page.tsx'
import { SocialIcon, type SocialNetwork } from './social-icon.tsx'

const LINK = 'inline-block py-1.5 no-underline underline-offset-4 hover:text-on-night hover:underline'

/** The footer of every public page. `flush` when the section above is coloured and adjoins it. */
export function SiteFooter({ brand: shown, flush = false }: { brand: SiteBrand | null; flush?: boolean }) {
  return (
    <footer className={cx('on-night bg-night text-sm text-on-night-2', !flush && 'mt-20')}>
      <Band />
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 pt-14 pb-10 md:grid-cols-3 lg:grid-cols-[1.9fr_1.1fr_1fr_1fr_1.3fr] lg:gap-10">
          <About shown={shown} />
          {footerGroups.map((group) => (
            <Links key={group.title} {...group} />
          ))}
          <Trust />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-night-line py-5 pr-[88px]">
          <span>
            © {brand.year} {brand.name}
          </span>
          <span>Los planes se cobran en dólares; cada sueldo va en la moneda de su aviso.</span>
        </div>
      </div>
    </footer>
  )
}

const NETWORKS: Record<SocialNetwork, string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
}

/** The brand and its addresses. */
function About({ shown }: { shown: SiteBrand | null }) {
  return (
    <div className="grid content-start justify-items-start gap-4 max-lg:col-span-full">
      <BrandLink onNight />
      {shown?.claim && <p className="max-w-[34ch]">{shown.claim}</p>}
      <p className="flex items-center gap-2">
        <MapPin className="icon" /> {brand.place}
      </p>
      <ul aria-label="Redes sociales" className="-ml-2.5 flex gap-1 empty:hidden">
        {shown?.social.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener me"
              className="grid size-10 place-items-center rounded-ctl text-[1.125rem] hover:bg-on-night/10 hover:text-on-night"
            >
              <SocialIcon network={network} />
              <span className="sr-only">
                {brand.name} en {NETWORKS[network]} (se abre en otra pestaña)
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Links({ title, links }: FooterGroup) {
  return (
    <nav aria-label={title}>
      <Title>{title}</Title>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Trust() {
  return (
    <div className="max-md:col-span-full">
      <Title>Confianza</Title>
      <Link
        to={complaintsBook.to}
        className="mt-1 inline-flex min-h-10 items-center gap-2 rounded-ctl border border-on-night-2/60 px-3 font-medium text-on-night no-underline hover:bg-on-night/10"
      >
        <BookOpen className="icon" />
        {complaintsBook.label}
      </Link>
      <p className="mt-2">
        <Link to="/transparencia-ia" className={LINK}>
          Transparencia de la IA
        </Link>
      </p>
      <p className="py-1.5">{brand.warning}</p>
    </div>
  )
}

const Title = ({ children }: { children: string }) => (
  <h2 className="mb-3 font-text text-sm font-strong tracking-normal text-on-night">{children}</h2>
)
