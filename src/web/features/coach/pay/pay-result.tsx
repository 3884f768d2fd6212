import { Link } from 'react-router'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { OwnWish } from './own-wish.tsx'
import type { PayPage } from './pay-page.ts'

/** What the ads of a search pay, or that there are too few of them and where there are more. */
export function PayResult({ page }: { page: PayPage }) {
  const { headline, corrected, spread, few, wider, links } = page
  return (
    <section aria-labelledby="sueldos-de" className="mt-10 grid max-w-[60rem] gap-5">
      <div>
        <h2 id="sueldos-de" className="text-h3 wrap-anywhere">
          {headline}
        </h2>
        {corrected !== null && <p className="mt-1 text-sm text-ink-2">{corrected}</p>}
      </div>
      {few !== null && <Note>{few}</Note>}
      {spread && <Spread {...spread} />}
      {wider.length > 0 && (
        <div>
          <h3 className="text-h4">{spread ? 'Mirar más amplio' : 'Oficios de la misma categoría'}</h3>
          <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-surface">
            {wider.map(({ href, name, ads }) => (
              <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-3">
                <Link to={href} rel="nofollow" className="link wrap-anywhere">
                  {name}
                </Link>
                <span className="text-sm text-ink-2">{ads}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="flex flex-wrap gap-2">
        {links.map(({ href, text }, at) => (
          <LinkButton
            key={href}
            to={href}
            variant={at === 0 ? 'secondary' : 'quiet'}
            className="whitespace-normal!"
          >
            {text}
          </LinkButton>
        ))}
      </p>
    </section>
  )
}

function Spread({ figures, bars, explained, quartiles }: NonNullable<PayPage['spread']>) {
  const most = Math.max(...bars.map(({ ads }) => ads))
  return (
    <>
      <div className="grid grid-cols-2 gap-px overflow-clip rounded-md border border-line bg-line xl:grid-cols-4">
        {figures.map(({ label, value, of }) => (
          <div key={label} className="bg-surface px-4 py-3.5">
            <Stat
              label={label}
              value={value}
              aside={of && <span className="text-sm text-ink-2">{of}</span>}
            />
          </div>
        ))}
      </div>
      <OwnWish quartiles={quartiles} />
      <section className="rounded-md border border-line bg-surface p-5 lg:p-6">
        <h3 className="mb-4 text-h4">Cuántos avisos pagan cada tramo</h3>
        <ul aria-label="Sueldo al mes" className="grid gap-2.5 text-sm">
          {bars.map(({ name, ads }) => (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)_4.5rem]"
            >
              <span className="tabular-nums">{name}</span>
              <progress
                aria-hidden="true"
                className="bar max-sm:order-last max-sm:col-span-2"
                value={ads}
                max={most}
              />
              <span className="text-right text-ink-2 tabular-nums">
                {ads} {ads === 1 ? 'aviso' : 'avisos'}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className="max-w-[72ch] text-sm text-ink-2">{explained}</p>
    </>
  )
}
