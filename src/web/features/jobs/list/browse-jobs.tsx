import { Link } from 'react-router'
import type { BrowseGroup } from './browse-groups.ts'
import { inFigures } from './job.words.ts'

/** Links to categories and places, each with its number of jobs. */
export function BrowseJobs({ title, groups }: { title: string; groups: readonly BrowseGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="titulo-explora" className="mt-14 border-t border-line pt-10 lg:mt-20">
      <h2 id="titulo-explora" className="text-h3">
        {title}
      </h2>
      <div className="mt-6 grid gap-8 lg:gap-10">
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h3 className="mb-3 text-control font-strong">{group.title}</h3>
            <ul className="counted-links">
              {group.links.map(({ label, count, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <span>
                    {inFigures(count)}
                    <span className="sr-only">{count === 1 ? ' empleo' : ' empleos'}</span>
                  </span>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  )
}
