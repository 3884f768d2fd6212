import { Fragment } from 'react'
import { Link } from 'react-router'
import type { NamedPlace } from '#contracts/jobs/job-list-fields.ts'
import { breadcrumbsOf } from './breadcrumbs-of.ts'

/** The breadcrumbs of a category's or a place's page: 'Empleos / Ventas / La Libertad / Trujillo'. */
export function Breadcrumbs({ category, place }: { category: string; place: NamedPlace | null }) {
  const steps = breadcrumbsOf(category, place)
  return (
    <nav aria-label="Ruta" className="mb-4 lg:mb-6">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        {steps.map(([label, to], at) => {
          const isLast = at === steps.length - 1
          return (
            <Fragment key={to}>
              <li className="min-h-6">
                {isLast ? (
                  <span aria-current="page" className="text-ink">
                    {label}
                  </span>
                ) : (
                  <Link
                    to={to}
                    className="font-medium text-ink-2 no-underline underline-offset-4 hover:text-ink hover:underline"
                  >
                    {label}
                  </Link>
                )}
              </li>
              {!isLast && (
                <li aria-hidden="true" className="text-ink-3">
                  /
                </li>
              )}
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
